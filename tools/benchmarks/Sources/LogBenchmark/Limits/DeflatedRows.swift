import SwivelModel

/// The events in a simple binary encoding, concatenated and deflated by zlib.
///
/// An event is a byte for its kind, the time since the previous one and its numbers, each in groups
/// of seven bits. Blocks have at most 64 KiB and are deflated at level 6, without checksums.
struct DeflatedRows {
  private var blocks: [[UInt8]] = []
  private var lengths: [Int] = []

  private static let blockLength = 65_280
  // A kind, a time of at most ten bytes, and six numbers of at most five each.
  private static let rowLength = 41

  init(_ events: some Sequence<Event>) throws {
    var row = RowWriter()
    let zlib = Zlib(deflating: .none, level: 6)
    for event in events {
      if row.bytes.count + Self.rowLength > Self.blockLength { try add(&row, zlib) }
      row.append(event)
    }
    try add(&row, zlib)
  }

  var byteCount: Int { blocks.reduce(0) { $0 + $1.count } }

  func inflate() throws {
    let zlib = Zlib(inflating: .none)
    var output = [UInt8](repeating: 0, count: Self.blockLength)
    for (block, length) in zip(blocks, lengths) {
      let count = try output.withUnsafeMutableBytes { output in
        try block.withUnsafeBytes { try zlib.run($0, into: output) }
      }
      guard count == length else { throw ContenderFailure("a block of rows is damaged") }
    }
  }

  private mutating func add(_ row: inout RowWriter, _ zlib: Zlib) throws {
    var output = [UInt8](repeating: 0, count: 2 * Self.blockLength)
    let count = try output.withUnsafeMutableBytes { output in
      try row.bytes.withUnsafeBytes { try zlib.run($0, into: output) }
    }
    blocks.append(Array(output[..<count]))
    lengths.append(row.bytes.count)
    row.bytes.removeAll(keepingCapacity: true)
  }
}

private struct RowWriter {
  var bytes: [UInt8] = []
  private var last: UInt64 = 0

  mutating func append(_ event: Event) {
    bytes.append(event.record.code)
    append(event.instant.rawValue - last)
    last = event.instant.rawValue
    for index in 0..<Int(event.record.count) { append(UInt64(event.record[index])) }
  }

  private mutating func append(_ number: UInt64) {
    var number = number
    while number >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    bytes.append(UInt8(number))
  }
}
