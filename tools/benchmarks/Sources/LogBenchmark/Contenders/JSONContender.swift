import Foundation

/// A line of JSON: the fields of all kinds of the workload.
struct JSONEvent: Codable, Equatable {
  var t: UInt64
  var kind: String
  var on: Int?
  var controller: Int?
  var parent: Int?
  var child: Int?
  var animated: Bool?
  var interactive: Bool?
  var mask: [String]?
  var orientation: String?
  var window: Int?
  var scene: Int?
  var phase: String?
  var code: Int?
  var request: Int?
  var cause: Int?
}

/// Foundation's JSON, one line per event, in a gzip file.
struct JSONContender: Contender {
  private let events: [JSONEvent]
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()
  private var file: GzipFile
  private var isChecked = false
  private var encoded: [UInt8] = []
  private var decoded: [UInt8] = []

  // A part is enough for such a slow contender; the cost per event is the same.
  private static let maximumCount = 100_000

  /// Makes a contender for the first lines of a file.
  init(lines: ByteFile, path: String) throws {
    let decoder = decoder
    let lines = try lines.read().split(separator: Self.lineFeed, maxSplits: Self.maximumCount)
    events = try lines.prefix(Self.maximumCount).map { line in
      try decoder.decode(JSONEvent.self, from: Data(line))
    }
    file = GzipFile(path, level: 6)
  }

  mutating func round() throws -> [Measurement] {
    var byteCount = 0
    let write = try nanoseconds(for: events.count) {
      try encode()
      byteCount = try file.write(encoded)
    }
    decoded = [UInt8](repeating: 0, count: encoded.count)
    var count = 0
    let read = try nanoseconds(for: events.count) {
      try file.read(into: &decoded)
      count = try decode { _, _ in true }
    }
    try check(count)
    return [
      Measurement(
        row: "JSONL, JSONEncoder, gzip -6",
        bytesPerEvent: Double(byteCount) / Double(events.count), write: write, read: read)
    ]
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private mutating func encode() throws {
    encoded.removeAll(keepingCapacity: true)
    for event in events {
      encoded.append(contentsOf: try encoder.encode(event))
      encoded.append(Self.lineFeed)
    }
  }

  private func decode(_ isRight: (Int, JSONEvent) -> Bool) throws -> Int {
    var (count, start) = (0, 0)
    while let end = decoded[start...].firstIndex(of: Self.lineFeed) {
      let event = try decoder.decode(JSONEvent.self, from: Data(decoded[start..<end]))
      guard isRight(count, event) else { break }
      count += 1
      start = end + 1
    }
    return count
  }

  // Once, and not in the measured time: a sum of strings would distort it.
  private mutating func check(_ count: Int) throws {
    let events = events
    let rightCount = isChecked ? events.count : try decode { $1 == events[$0] }
    guard count == events.count, rightCount == count else {
      throw ContenderFailure("what was read is not what was written")
    }
    isChecked = true
  }
}
