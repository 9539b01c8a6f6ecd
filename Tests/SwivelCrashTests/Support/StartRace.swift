import Foundation
import Glibc
import SwivelLog
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

  /// Starts them, and lets them go on at once when all of them wait.
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

// MARK: - Checks

extension StartRace {
  /// A child that does not record says why, and is not ended by a signal.
  static func fault(_ ending: Child.Ending, _ child: Child) -> String? {
    switch ending {
    case .exit(0): nil
    case .exit(2) where isRefusal(child.complaint): nil
    case .exit, .signal: "\(ending): \(child.complaint.prefix(200))"
    }
  }

  private static func isRefusal(_ complaint: String) -> Bool {
    ["is recording", "is taking over", "is there already", "File exists"].contains {
      complaint.contains($0)
    }
  }

  /// What is wrong with the logs that recorders left which all ended in order.
  static func faults(_ path: String, _ acknowledged: Acknowledged) -> [String] {
    var faults: [String] = []
    let reads = logs(path).map { ReadBack($0) }
    for read in reads {
      if let error = read.error { faults.append("\(error)") }
      if !read.strangers.isEmpty { faults.append("events of nobody: \(read.strangers.prefix(3))") }
      if !zip(read.sequences, read.sequences.dropFirst()).allSatisfy({ $0 < $1 }) {
        faults.append("numbers out of order or twice")
      }
    }
    let found = reads.flatMap(\.origins)
    if Set(found).count < found.count { faults.append("events twice") }
    let missing = acknowledged.recorded.flatMap { thread, count in
      (0..<count).map { EventOrigin(thread: thread, count: $0) }
    }.filter { !Set(found).contains($0) }
    if !missing.isEmpty { faults.append("\(missing.count) acknowledged events missing") }
    return faults
  }

  /// The logs of a folder, which may be several: a second recorder may have one of its own.
  private static func logs(_ path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [path]
    }
    return LogPlace.logs(among: names).compactMap { base, numbers in
      numbers.first.map { LogPlace.path("\(path)/\(base)", segment: $0) }
    }
  }
}
