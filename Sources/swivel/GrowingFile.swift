import CSwivel
import Foundation

/// A file that is written piece by piece, and gets its name when it is whole.
final class GrowingFile {
  private static let limit = 1 << 16

  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isClosed = false

  /// Begins a file, beside the one that it will replace.
  ///
  /// - Throws: ``Failure`` if nothing can be written there.
  init(_ path: String) throws(Failure) {
    self.path = path
    let partPath = Self.partPath(path)
    _ = swivel_remove(partPath)
    descriptor = swivel_create(partPath)
    if descriptor < 0 { throw Self.failure(path, descriptor) }
  }

  deinit {
    guard !isClosed else { return }
    swivel_close(descriptor)
    _ = swivel_remove(Self.partPath(path))
  }

  /// Writes behind what was written.
  func write(_ text: String) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.limit { try flush() }
  }

  /// Ends the file, and gives it its name.
  func close() throws(Failure) {
    try flush()
    swivel_close(descriptor)
    isClosed = true
    guard rename(Self.partPath(path), path) == 0 else { throw Self.failure(path, -errno) }
  }

  private func flush() throws(Failure) {
    // Safe: the bytes live until the call returns.
    let result = buffer.withUnsafeBytes {
      swivel_write_all(descriptor, $0.baseAddress, $0.count)
    }
    buffer.removeAll(keepingCapacity: true)
    if result != 0 { throw Self.failure(path, result) }
  }

  // The number keeps two runs that write to the same place from each other.
  private static func partPath(_ path: String) -> String { "\(path).part\(getpid())" }

  private static func failure(_ path: String, _ code: Int32) -> Failure {
    // Safe: the system answers every number with a string that ends.
    let reason = String(cString: swivel_error_text(-code))
    return Failure(
      path, "cannot be written: \(reason)", help: "name a file in a directory that is there")
  }
}
