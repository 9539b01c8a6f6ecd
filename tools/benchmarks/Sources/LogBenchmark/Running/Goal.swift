/// A ratio that the log is to reach.
struct Goal {
  var text: String
  var bound: Double
  var isUpperBound = false
  /// The ratio, if what it takes was measured.
  var value: (Results) -> Double?

  func isMet(by value: Double) -> Bool {
    isUpperBound ? value <= bound : value >= bound
  }
}

extension Goal {
  /// The goals, as they are printed.
  static var all: [Goal] { sizes + reads + writes }

  private static var sizes: [Goal] {
    [
      Goal(text: "size / entropy estimate", bound: 1.35, isUpperBound: true) { results in
        ratio(results[RowName.batch]?.bytesPerEvent, results[RowName.entropy]?.bytesPerEvent)
      },
      smaller("JSONL, orjson, gzip -6", 2.9), smaller("SwiftProtobuf, gzip -6", 2.4),
      smaller("SQLite, C API", 7.5), smaller("MCAP, C++, zstd", 7.5),
      Goal(text: "bytes of an event in a live log of 1,000", bound: 4.8, isUpperBound: true) {
        $0[RowName.named]?.bytesPerEvent
      },
    ]
  }

  private static var reads: [Goal] {
    [
      fasterRead("JSONL, orjson, gzip -6", 40), fasterRead("SQLite, C API", 10),
      fasterRead("SwiftProtobuf, gzip -6", 6), fasterRead("C++ protobuf, gzip -6", 4),
      fasterRead("MCAP, C++, lz4", 4),
      Goal(text: "reading / zlib inflating plain rows", bound: 1, isUpperBound: true) { results in
        ratio(results[RowName.batch]?.read, results[RowName.rows]?.read)
      },
    ]
  }

  private static var writes: [Goal] {
    [
      fasterWrite("SwiftProtobuf, gzip -6", 7, RowName.batch),
      fasterWrite("SwiftProtobuf, gzip -1", 7, RowName.live),
      fasterWrite("SQLite, C API", 7, RowName.batch),
    ]
  }

  private static func smaller(_ name: String, _ bound: Double) -> Goal {
    Goal(text: "smaller than \(name)", bound: bound) { results in
      ratio(results[name]?.bytesPerEvent, results[RowName.batch]?.bytesPerEvent)
    }
  }

  private static func fasterRead(_ name: String, _ bound: Double) -> Goal {
    Goal(text: "reads faster than \(name)", bound: bound) { results in
      ratio(results[name]?.read, results[RowName.batch]?.read)
    }
  }

  private static func fasterWrite(_ name: String, _ bound: Double, _ own: String) -> Goal {
    Goal(text: "\(own) writes faster than \(name)", bound: bound) { results in
      ratio(results[name]?.write, results[own]?.write)
    }
  }

  private static func ratio(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second else { return nil }
    return first / second
  }
}

/// The rows that goals are about and that are measured here.
enum RowName {
  static let batch = "Swivel, batch"
  static let live = "Swivel, live"
  static let named = "Swivel, live, 1,000 with names"
  static let entropy = "entropy estimate"
  static let rows = "plain rows, inflated by zlib"
}
