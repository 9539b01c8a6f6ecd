public import SwivelLog

/// A file that is read as a whole.
public enum WholeFile {
  /// The bytes of a file; `-` is the standard input.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: Of a file that has more bytes, some more than these are read, and not all.
  /// - Returns: The bytes.
  /// - Throws: ``LogError/io(operation:errno:)`` when it cannot be read.
  public static func read(path: String, upTo limit: Int = .max) throws(LogError) -> [UInt8] {
    let file = path == "-" ? FileSource(descriptor: 0) : try FileSource(path: path)
    var (bytes, count) = ([UInt8](), 0)
    repeat {
      bytes.append(contentsOf: repeatElement(0, count: 1 << 16))
      // Safe: the source writes no more than there is room for.
      let result = bytes.withUnsafeMutableBytes { buffer in
        Result { () throws(LogError) in
          try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer.suffix(1 << 16)))
        }
      }
      count = try result.get()
      bytes.removeLast((1 << 16) - count)
    } while count > 0 && bytes.count <= limit
    return bytes
  }
}
