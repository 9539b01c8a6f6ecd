import CZlib

/// zlib, as used by the contenders.
final class Zlib {
  /// The format around the deflated bytes, by zlib's numbers.
  enum Wrapping: Int32 {
    case none = -15
    case gzip = 31
  }

  // Safe: zlib stores the address of its stream, which must not move; freed in deinit.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let isDeflating: Bool

  /// Deflates at a level.
  init(deflating wrapping: Wrapping, level: Int32) {
    isDeflating = true
    stream.initialize(to: z_stream())
    let status = deflateInit2_(
      stream, level, Z_DEFLATED, wrapping.rawValue, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib does not start")
  }

  /// Inflates.
  init(inflating wrapping: Wrapping) {
    isDeflating = false
    stream.initialize(to: z_stream())
    let status = inflateInit2_(
      stream, wrapping.rawValue, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib does not start")
  }

  deinit {
    _ = isDeflating ? deflateEnd(stream) : inflateEnd(stream)
    stream.deallocate()
  }

  /// Converts a whole stream, and returns the size of the result.
  func run(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws -> Int {
    _ = isDeflating ? deflateReset(stream) : inflateReset(stream)
    // Safe: zlib only reads its input, and does not write beyond the output's capacity.
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: input.bindMemory(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(output.count)
    let status = isDeflating ? deflate(stream, Z_FINISH) : inflate(stream, Z_FINISH)
    guard status == Z_STREAM_END else { throw ContenderFailure("zlib says \(status)") }
    return output.count - Int(stream.pointee.avail_out)
  }
}

/// A gzip file, and the reused memory into which it is read.
struct GzipFile {
  private let file: ByteFile
  private let level: Int32
  private var deflated: [UInt8] = []

  init(_ path: String, level: Int32) {
    file = ByteFile(path: path)
    self.level = level
  }

  /// Writes bytes, and returns their deflated size.
  mutating func write(_ bytes: [UInt8]) throws -> Int {
    let bound = bytes.count + bytes.count / 512 + 1_024
    if deflated.count < bound { deflated = [UInt8](repeating: 0, count: bound) }
    let zlib = Zlib(deflating: .gzip, level: level)
    return try deflated.withUnsafeMutableBytes { output in
      let count = try bytes.withUnsafeBytes { try zlib.run($0, into: output) }
      try file.write(UnsafeRawBufferPointer(rebasing: output[..<count]))
      return count
    }
  }

  /// Reads the file's contents into memory.
  func read(into bytes: inout [UInt8]) throws {
    let zlib = Zlib(inflating: .gzip)
    let deflated = try file.read()
    let count = try bytes.withUnsafeMutableBytes { output in
      try deflated.withUnsafeBytes { try zlib.run($0, into: output) }
    }
    guard count == bytes.count else { throw ContenderFailure("a file has \(count) bytes") }
  }

  func remove() {
    file.remove()
  }
}
