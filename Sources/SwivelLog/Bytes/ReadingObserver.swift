/// Who is told how far files are read, so that people can see that a program is at work.
package protocol ReadingObserver: AnyObject, Sendable {
  /// A file was opened; how long it is, unless it is a pipe or a device.
  func didOpen(_ descriptor: Int32, byteCount: UInt64?)

  /// Bytes were read, up to a place in the file.
  func didRead(_ descriptor: Int32, upTo offset: UInt64)

  /// A file is about to be closed, whether or not all of it was read.
  func didClose(_ descriptor: Int32)
}
