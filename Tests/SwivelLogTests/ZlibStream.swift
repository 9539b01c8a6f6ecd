import CSwivel

/// zlib, as the measure of what deflate is.
enum ZlibStream {
  /// Deflates bytes as one of zlib's strategies does it.
  static func deflate(_ bytes: [UInt8], level: Int32, strategy: Int32) -> [UInt8] {
    run(bytes, room: bytes.count + bytes.count / 8 + 64) { stream in
      deflateInit2_(stream, level, Z_DEFLATED, -15, 8, strategy, zlibVersion(), size)
      defer { deflateEnd(stream) }
      return CSwivel.deflate(stream, Z_FINISH) == Z_STREAM_END
    } ?? []
  }

  /// Inflates all of some bytes to exactly as many; `nil` if they are no deflate of these.
  static func inflate(_ bytes: [UInt8], to count: Int) -> [UInt8]? {
    let output = run(bytes, room: count + 1) { stream in
      inflateInit2_(stream, -15, zlibVersion(), size)
      defer { inflateEnd(stream) }
      let code = CSwivel.inflate(stream, Z_FINISH)
      return code == Z_STREAM_END && stream.pointee.avail_in == 0
    }
    return output?.count == count ? output : nil
  }

  private static let size = Int32(MemoryLayout<z_stream>.size)

  private static func run(
    _ input: [UInt8], room: Int, _ work: (UnsafeMutablePointer<z_stream>) -> Bool
  ) -> [UInt8]? {
    var (input, output, stream) = (input, [UInt8](repeating: 0, count: room), z_stream())
    let isWhole = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        return withUnsafeMutablePointer(to: &stream, work)
      }
    }
    return isWhole ? Array(output.prefix(Int(stream.total_out))) : nil
  }
}
