package import SwivelLog

/// A file that is read completely.
package enum WholeFile {
  /// The bytes of a file; `-` is the standard input.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: Of a larger file only a little more than this is read.
  /// - Returns: The bytes.
  /// - Throws: ``LogError/io(operation:errno:)`` when it cannot be read.
  package static func read(path: String, upTo limit: Int = .max) throws(LogError) -> [UInt8] {
    let file = path == "-" ? FileSource(descriptor: 0) : try FileSource(path: path)
    var (bytes, count) = ([UInt8](), 0)
    repeat {
      bytes.append(contentsOf: repeatElement(0, count: 1 << 16))
      count = try file.read(into: &bytes, from: bytes.count - (1 << 16))
      bytes.removeLast((1 << 16) - count)
    } while count > 0 && bytes.count <= limit
    return bytes
  }
}
