#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that is written and read as a whole.
struct ByteFile {
  var path: String

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw ContenderFailure("\(path) cannot be written") }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = writeSome(descriptor, rest)
      guard count > 0 else { throw ContenderFailure("\(path) cannot be written") }
      rest = rest.dropFirst(count)
    }
  }

  func read() throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw ContenderFailure("\(path) cannot be read") }
    defer { close(descriptor) }
    let count = Int(lseek(descriptor, 0, SEEK_END))
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      initializedCount = max(0, pread(descriptor, buffer.baseAddress, count, 0))
    }
    guard bytes.count == count else { throw ContenderFailure("\(path) cannot be read") }
    return bytes
  }

  func remove() {
    unlink(path)
  }
}

private func writeSome(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  let bytes = UnsafeRawBufferPointer(rebasing: bytes)
  return write(descriptor, bytes.baseAddress, bytes.count)
}
