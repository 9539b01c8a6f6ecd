import CSwivel

/// A file where there was none, which goes with this object unless it is kept.
///
/// The first part of a log would pass for all of it.
package final class NewFile: ByteSink {
  private let path: String
  private let sink: FileSink
  private var isKept = false

  /// Makes a file.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` where there is one.
  package init(_ path: String) throws(LogError) {
    self.path = path
    let descriptor = try LogError.check(swivel_create(path), .create)
    sink = FileSink(owning: descriptor)
  }

  deinit {
    if !isKept { LogPlace.remove(path) }
  }

  /// Lets the file stay: it is whole.
  package func keep() { isKept = true }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(LogError) { try sink.write(bytes) }

  package func synchronize() throws(LogError) { try sink.synchronize() }
}
