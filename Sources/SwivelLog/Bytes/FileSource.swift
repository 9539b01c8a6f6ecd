import CSwivel
import SwivelModel

/// A file or a pipe from which a log is read.
package final class FileSource: ByteSource {
  // Safe: set at most once, before there is a second thread or an open file.
  package nonisolated(unsafe) static var observer: (any ReadingObserver)?

  private let descriptor: Int32
  private let isOwner: Bool
  private var offset: UInt64 = 0

  /// Opens a file.
  package init(path: String) throws(LogError) {
    descriptor = try LogError.check(swivel_open(path, O_RDONLY), .open)
    isOwner = true
    Self.observer?.didOpen(descriptor, byteCount: byteCount)
  }

  /// Reads from a descriptor that stays open; 0 is the standard input.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    isOwner = false
    Self.observer?.didOpen(descriptor, byteCount: byteCount)
  }

  deinit {
    Self.observer?.didClose(descriptor)
    if isOwner { close(descriptor) }
  }

  package var byteCount: UInt64? {
    UInt64(exactly: swivel_regular_file_size(descriptor))
  }

  package func seek(to offset: UInt64) throws(LogError) {
    try LogError.check(swivel_seek(descriptor, Int64(clamping: offset)), .read)
    self.offset = offset
  }

  package func read(into bytes: inout [UInt8], from place: Int) throws(LogError) -> Int {
    let count = try Self.read(descriptor, into: &bytes, place..<bytes.count)
    offset = offset.addingClamped(UInt64(count))
    Self.observer?.didRead(descriptor, upTo: offset)
    return count
  }

  /// Reads some of a descriptor's next bytes into a range of an array.
  static func read(
    _ descriptor: Int32, into bytes: inout [UInt8], _ range: Range<Int>
  ) throws(LogError) -> Int {
    // Safe: the system writes at most the part's size.
    let count = bytes.withUnsafeMutableBytes { bytes in
      let part = UnsafeMutableRawBufferPointer(rebasing: bytes[range])
      return swivel_read(descriptor, part.baseAddress, part.count)
    }
    return try LogError.check(count, .read)
  }
}

/// Observes how far files are read, to show progress.
package protocol ReadingObserver: AnyObject, Sendable {
  /// A file was opened; the length is `nil` for a pipe or a device.
  func didOpen(_ descriptor: Int32, byteCount: UInt64?)

  /// Bytes were read, up to an offset in the file.
  func didRead(_ descriptor: Int32, upTo offset: UInt64)

  /// A file is about to be closed, read completely or not.
  func didClose(_ descriptor: Int32)
}
