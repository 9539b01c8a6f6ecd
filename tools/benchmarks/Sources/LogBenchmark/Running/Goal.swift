/// A target ratio of the log.
struct Goal {
  var text: String
  var bound: Double
  var isUpperBound = false
  /// The ratio, if its inputs were measured.
  var value: (Results) -> Double?

  func isMet(by value: Double) -> Bool {
    isUpperBound ? value <= bound : value >= bound
  }
}

extension Goal {
  /// The goals, in the order of printing.
  static var all: [Goal] { sizes + reads + replays + writes }

  private static var sizes: [Goal] {
    [
      Goal(text: "size / entropy estimate", bound: 1.35, isUpperBound: true) {
        $0.ratio(\.bytesPerEvent, RowName.entropy).map { 1 / $0 }
      },
      smaller("JSONL, orjson, gzip -6", 2.9), smaller("SwiftProtobuf, gzip -6", 2.4),
      smaller("SQLite, C API", 7.5), smaller("MCAP, C++, zstd", 7.5),
      smaller("Parquet, delta-packed time, zstd -3", 1.5),
      Goal(text: "bytes of an event in a live log of 1,000", bound: 4.8, isUpperBound: true) {
        $0[RowName.named]?.bytesPerEvent
      },
    ]
  }

  private static var reads: [Goal] {
    [
      reading("JSONL, orjson, gzip -6", 20), reading("SQLite, C API", 8),
      reading("SwiftProtobuf, gzip -6", 5), reading("C++ protobuf, gzip -6", 4),
      reading("MCAP, C++, lz4", 4), reading("Parquet, gaps as a column, zstd -9", 1),
      Goal(text: "reading / zlib inflating plain rows", bound: 1, isUpperBound: true) {
        $0.ratio(\.read, RowName.rows).map { 1 / $0 }
      },
    ]
  }

  private static var replays: [Goal] {
    [replaying("JSONL, names, orjson, with a timeline", 6)]
  }

  private static var writes: [Goal] {
    [
      writing("SwiftProtobuf, gzip -6", 4, RowName.batch, \.batch),
      writing("SwiftProtobuf, gzip -1", 1.5, RowName.live, \.live),
      writing("SQLite, C API", 4, RowName.batch, \.batch),
    ]
  }

  private static func smaller(_ name: String, _ bound: Double) -> Goal {
    Goal(text: "smaller than \(name)", bound: bound) { $0.ratio(\.bytesPerEvent, name) }
  }

  private static func reading(_ name: String, _ bound: Double) -> Goal {
    Goal(text: "reads faster than \(name)", bound: bound) { $0.ratio(\.read, name) }
  }

  /// Reading with a replay, compared to another format's reading; both are relative to plain
  /// reading of the log.
  private static func replaying(_ name: String, _ bound: Double) -> Goal {
    Goal(text: "replays faster than \(name)", bound: bound) { results in
      guard let other = results.ratio(\.read, name),
        let own = results.ratio(\.read, RowName.batch + RowName.replayed)
      else { return nil }
      return other / own
    }
  }

  private static func writing(
    _ name: String, _ bound: Double, _ own: String, _ log: Results.Reference
  ) -> Goal {
    Goal(text: "\(own), writes faster than \(name)", bound: bound) {
      $0.ratio(\.write, name, to: log)
    }
  }
}

/// The measured rows that goals refer to.
enum RowName {
  static let batch = "Swivel, batch"
  static let live = "Swivel, live"
  static let named = "Swivel, live, 1,000 with names"
  static let batchNamed = "Swivel, batch, names"
  /// A suffix to the name of a log.
  static let replayed = ", with replay"
  static let entropy = "entropy estimate"
  static let rows = "plain rows, inflated by zlib"
}
