/// Observes how far files are read, to show progress.
package protocol ReadingObserver: AnyObject, Sendable {
  /// A file was opened; the length is `nil` for a pipe or a device.
  func didOpen(_ descriptor: Int32, byteCount: UInt64?)

  /// Bytes were read, up to an offset in the file.
  func didRead(_ descriptor: Int32, upTo offset: UInt64)

  /// A file is about to be closed, read completely or not.
  func didClose(_ descriptor: Int32)
}
