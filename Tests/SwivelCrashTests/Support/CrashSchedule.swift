import Foundation
import SwivelTestKit

/// What a child does until it is killed, what was there before, and how the next one starts.
struct CrashSchedule: CustomStringConvertible, Sendable {
  let description: String
  /// What the child does, as the recording child calls it.
  let form: String
  let count: Int
  /// What was done before, by other processes.
  var preparation: [(form: String, count: Int)] = []
  let restart: String
  /// Whether it writes another log beside the one that is recorded.
  var hasOutput = false

  /// Those to run: all, or the one that the environment names.
  static var chosen: [Self] {
    let name = ProcessInfo.processInfo.environment["SWIVEL_SCHEDULE"]
    return all.filter { name == nil || name == $0.description }
  }

  static let all: [Self] = [
    Self(description: "a file", form: "file", count: 20, restart: "file"),
    Self(description: "a folder", form: "folder", count: 20, restart: "folder"),
    Self(
      description: "a file that goes on", form: "file", count: 10, preparation: [("file", 10)],
      restart: "file"),
    Self(
      description: "a folder that goes on", form: "folder", count: 10,
      preparation: [("folder", 10)], restart: "folder"),
    Self(
      description: "a file after a kill", form: "file", count: 10, preparation: [("leave", 20)],
      restart: "file"),
    Self(
      description: "a folder after a kill", form: "folder", count: 10,
      preparation: [("leave-folder", 20)], restart: "folder"),
    rotation,
    Self(
      description: "export", form: "export", count: 20, restart: "file", hasOutput: true),
    Self(
      description: "adoption", form: "adopt", count: 0, preparation: [("leave", 40)],
      restart: "file"),
    Self(
      description: "adoption in a folder", form: "adopt-folder", count: 0,
      preparation: [("folder", 10), ("leave-folder", 40)], restart: "folder"),
    Self(
      description: "repair", form: "repair", count: 0, preparation: [("leave", 40)],
      restart: "file", hasOutput: true),
    Self(
      description: "redact", form: "redact", count: 0, preparation: [("leave", 40)],
      restart: "file", hasOutput: true),
    Self(description: "record", form: "record", count: 40, restart: "resume"),
    Self(description: "record of many lines", form: "record", count: 3_000, restart: "resume"),
    Self(
      description: "append", form: "append", count: 40, preparation: [("file", 10)],
      restart: "resume"),
    Self(
      description: "append after a kill", form: "append", count: 40,
      preparation: [("leave", 20)], restart: "resume"),
  ]

  /// More than a segment, in a folder that is nearly full.
  static let rotation = Self(
    description: "rotation", form: "rotation", count: 6_000, preparation: [("rotation", 11_000)],
    restart: "folder")

  var isFolder: Bool { restart == "folder" }

  /// How many lines a capture may have recorded that are not acknowledged yet.
  var surplus: UInt32 { restart == "resume" ? 17 : 1 }
}

/// A folder as the processes before left it, to be copied for each kill.
final class PreparedFolder {
  let schedule: CrashSchedule
  let folder: TemporaryFolder
  private(set) var acknowledged = Acknowledged()
  private(set) var killCount = 0

  init(_ schedule: CrashSchedule) throws {
    self.schedule = schedule
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("logs"), withIntermediateDirectories: true)
    for (thread, step) in schedule.preparation.enumerated() {
      let child = try Child(
        ["schedule", step.form, folder.path("logs"), "\(thread)", "\(step.count)"],
        output: folder.path("acknowledged"))
      if child.wait() == .signal(SIGKILL) { killCount += 1 }
      acknowledged.add(child.acknowledged)
    }
  }

  deinit { folder.remove() }

  /// Copies what is there into a folder of a test.
  func copy(to other: TemporaryFolder) throws {
    try FileManager.default.copyItem(atPath: folder.path("logs"), toPath: other.path("logs"))
  }

  /// The calls of a child that is not killed.
  func calls() throws -> CallLog { try calls(schedule.form, schedule.count) }

  /// The calls of the next start.
  func restartCalls() throws -> CallLog { try calls(schedule.restart, CrashRun.restartCount) }

  private func calls(_ form: String, _ count: Int) throws -> CallLog {
    try withFolder { folder in
      try copy(to: folder)
      let child = try Child(
        ["schedule", form, folder.path("logs"), "9", "\(count)"],
        ["SWIVEL_CALL_LOG": folder.path("calls")], output: folder.path("acknowledged"))
      child.wait()
      return try CallLog(folder.path("calls"))
    }
  }
}
