import Foundation
import Glibc
import SwivelTestKit

/// Recorders that start in the same moment on one log.
struct StartRace: CustomStringConvertible, Sendable {
  let description: String
  /// What each of them does, as the recording child calls it.
  let form: String
  /// What was done before.
  var preparation: String?
  let count: Int

  static let all: [Self] = [("pairs", 2), ("triples", 3)].flatMap { name, count in
    [
      Self(description: "\(name) on a new file", form: "file", count: count),
      Self(
        description: "\(name) on a file", form: "file", preparation: "file", count: count),
      Self(
        description: "\(name) on a file after a kill", form: "file", preparation: "leave",
        count: count),
      Self(description: "\(name) on a new folder", form: "folder", count: count),
      Self(
        description: "\(name) on a folder after a kill", form: "folder",
        preparation: "leave-folder", count: count),
      Self(description: "\(name) that capture a new file", form: "record", count: count),
      Self(
        description: "\(name) that append to a file", form: "append", preparation: "file",
        count: count),
      Self(
        description: "\(name) that append after a kill", form: "append", preparation: "leave",
        count: count),
    ]
  }

  private static let eventCount = 40

  /// Runs them once in a folder.
  ///
  /// - Returns: What is wrong, and how many recorded.
  func run(in folder: TemporaryFolder) throws -> (faults: [String], winners: Int) {
    let logs = folder.path("logs")
    try FileManager.default.createDirectory(atPath: logs, withIntermediateDirectories: true)
    var acknowledged = Acknowledged()
    if let preparation {
      let child = try Child(
        ["schedule", preparation, logs, "0", "20"], output: folder.path("prepared"))
      child.wait()
      acknowledged.add(child.acknowledged)
    }
    let children = try start(logs, folder)
    var (faults, winners) = ([String](), 0)
    for child in children {
      let ending = child.wait()
      acknowledged.add(child.acknowledged)
      winners += ending == .exit(0) ? 1 : 0
      if let fault = Self.fault(ending, child) { faults.append(fault) }
    }
    let log = form == "folder" ? logs : "\(logs)/a.swivel"
    return (faults + Self.faults(log, acknowledged), winners)
  }

  /// Starts them, and lets them continue at once when all of them wait.
  private func start(_ logs: String, _ folder: TemporaryFolder) throws -> [Child] {
    let ends = try PipeEnds()
    let children = try (1...count).map { thread in
      try Child(
        ["schedule", form, logs, "\(thread)", "\(Self.eventCount)", "wait"], input: ends.reader,
        output: folder.path("acknowledged-\(thread)"))
    }
    for child in children {
      for _ in 0..<100_000 where !child.acknowledged.isReady { usleep(100) }
    }
    close(ends.reader)
    close(ends.writer)
    return children
  }
}
