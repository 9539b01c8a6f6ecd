import Foundation
import SwivelLog

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
    ["is recording", "is taking over", "the file already exists", "File exists"].contains {
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
