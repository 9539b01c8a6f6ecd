/// The deflated blocks of a log, without framing.
struct LogBlocks {
  private let bytes: [UInt8]
  private var blocks: [(deflated: Range<Int>, length: Int)] = []

  init(_ log: ByteFile) throws {
    bytes = try log.read()
    var place = 0
    while place < bytes.count {
      let end = place + Int(bytes[place + 16]) + Int(bytes[place + 17]) << 8 + 1
      guard end <= bytes.count else { throw ContenderFailure("the log is cut off") }
      let length = (0..<4).reduce(0) { $0 | Int(bytes[end - 4 + $1]) << (8 * $1) }
      blocks.append((place + 18..<end - 8, length))
      place = end
    }
  }

  func inflate() throws {
    let zlib = Zlib(inflating: .none)
    var output = [UInt8](repeating: 0, count: 65_536)
    try bytes.withUnsafeBytes { bytes in
      for block in blocks {
        let part = UnsafeRawBufferPointer(rebasing: bytes[block.deflated])
        let count = try output.withUnsafeMutableBytes { try zlib.run(part, into: $0) }
        guard count == block.length else { throw ContenderFailure("a block is damaged") }
      }
    }
  }
}
