import SwiftProtobuf

/// Length-prefixed messages of SwiftProtobuf in a gzip file.
struct ProtobufContender: Contender {
  private let events: [PlainEvent]
  private let level: Int32
  private let checksum: Checksum
  private var file: GzipFile
  private var encoded: [UInt8] = []
  private var decoded: [UInt8] = []

  init(_ events: [PlainEvent], level: Int32, path: String) {
    (self.events, self.level) = (events, level)
    checksum = Checksum(events)
    file = GzipFile(path, level: level)
  }

  mutating func round() throws -> [Measurement] {
    var byteCount = 0
    let write = try nanoseconds(for: events.count) {
      try encode()
      byteCount = try file.write(encoded)
    }
    decoded = [UInt8](repeating: 0, count: encoded.count)
    let read = try nanoseconds(for: events.count) {
      try file.read(into: &decoded)
      try decode()
    }
    return [
      Measurement(
        row: "SwiftProtobuf, gzip -\(level)",
        bytesPerEvent: Double(byteCount) / Double(events.count), write: write, read: read)
    ]
  }

  private mutating func encode() throws {
    encoded.removeAll(keepingCapacity: true)
    var message = ProtobufEvent()
    for event in events {
      message.time = event.time
      message.kind = UInt32(event.kind)
      message.first = event.first
      message.second = event.second
      message.third = event.third
      message.fourth = event.fourth
      let bytes: [UInt8] = try message.serializedBytes()
      // All are shorter than 128 bytes, so a length is one byte.
      encoded.append(UInt8(bytes.count))
      encoded += bytes
    }
  }

  private func decode() throws {
    var (sum, count) = (Checksum(), 0)
    try decoded.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        let end = place + 1 + Int(bytes[place])
        let part = UnsafeRawBufferPointer(rebasing: bytes[place + 1..<end])
        let message = try ProtobufEvent(serializedBytes: part.bytes)
        sum.add(
          time: message.time, kind: message.kind, message.first, message.second, message.third,
          message.fourth)
        count += 1
        place = end
      }
    }
    guard sum == checksum, count == events.count else {
      throw ContenderFailure("what was read is not what was written")
    }
  }
}
