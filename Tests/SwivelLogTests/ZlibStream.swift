import CSwivel

@testable import SwivelLog

/// Deflate as others may write it.
enum ZlibStream {
  /// Deflates bytes at any level, with any of zlib's strategies.
  static func deflate(_ bytes: [UInt8], level: Int32, strategy: Int32) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 8 + 64)
    var stream = z_stream()
    let isWhole = withUnsafeMutablePointer(to: &stream) { stream in
      deflateInit2_(
        stream, level, Z_DEFLATED, -15, 8, strategy, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
      defer { deflateEnd(stream) }
      return bytes.withUnsafeBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          stream.pointee.avail_in = UInt32(input.count)
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(output.count)
          return CSwivel.deflate(stream, Z_FINISH) == Z_STREAM_END
        }
      }
    }
    return isWhole ? Array(output.prefix(Int(stream.total_out))) : []
  }
}

/// Deflate that is put together bit by bit, as no library writes it.
struct DeflateBits {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  /// Adds the low bits of a number, the lowest first, as deflate has all numbers.
  mutating func add(_ number: Int, count bitCount: Int) {
    for bit in 0..<bitCount {
      if count.isMultiple(of: 8) { bytes.append(0) }
      bytes[count / 8] |= UInt8(number >> bit & 1) << UInt8(count % 8)
      count += 1
    }
  }

  /// Adds a code, the highest bit first, as deflate has all codes.
  mutating func add(code: Int, count bitCount: Int) {
    for bit in (0..<bitCount).reversed() { add(code >> bit & 1, count: 1) }
  }
}
