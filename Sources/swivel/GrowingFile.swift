import CSwivel
import Foundation
import SwivelLog
import SwivelTrace

/// A file that is written incrementally, and renamed into place when complete.
///
/// A device or a pipe is written directly: replacing it with a regular file would destroy it; so is
/// an open descriptor, even if it is redirected to a file. A symbolic link is kept, and its target
/// is replaced.
final class GrowingFile {
  private static let limit = 1 << 16

  private let path: String
  // The temporary path and the final one; `nil` if the file is written directly.
  private let growing: (path: String, target: String)?
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isClosed = false
  // What was not written is missing in the file, whatever is written next.
  private var fault: Failure?

  /// Creates the temporary file next to the one that it will replace.
  init(_ path: String) throws(Failure) {
    self.path = path
    var status = stat()
    let isThere = stat(path, &status) == 0
    if let open = Files.descriptor(of: path) {
      growing = nil
      let copy = fcntl(open, F_DUPFD_CLOEXEC, 3)
      descriptor = copy < 0 ? -errno : copy
    } else if isThere, status.st_mode & S_IFMT != S_IFREG {
      growing = nil
      descriptor = swivel_open(path, O_WRONLY)
    } else {
      guard !isThere || access(path, W_OK) == 0 else { throw Self.failure(path, -errno) }
      let target = isThere ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
      // The process number separates two runs with the same output.
      let part = "\(target).part\(getpid())"
      growing = (part, target)
      _ = swivel_remove(part)
      Unfinished.files.insert(part)
      descriptor = swivel_open(part, O_WRONLY | O_CREAT | O_EXCL)
      if isThere, descriptor >= 0 { fchmod(descriptor, status.st_mode & 0o777) }
    }
    if descriptor < 0 { throw Self.failure(path, descriptor) }
  }

  deinit {
    guard !isClosed else { return }
    CSwivel.close(descriptor)
    if let growing {
      _ = swivel_remove(growing.path)
      Unfinished.files.remove(growing.path)
    }
  }

  /// Writes a whole file, and makes its folder unless that exists.
  static func write(_ text: String, to path: String) throws(Failure) {
    let file = try inItsFolder(path)
    try file.write(text)
    try file.close()
  }

  /// Creates the file, and first its folder unless that exists.
  static func inItsFolder(_ path: String) throws(Failure) -> GrowingFile {
    try Failure.at(path) { () throws(LogError) in
      if let folder = path.parentFolder { try Files.makeFolder(folder) }
    }
    return try GrowingFile(path)
  }

  /// Closes files, and renames them into place once all are complete.
  static func close(_ files: [GrowingFile]) throws(Failure) {
    for file in files { try file.flush() }
    for file in files { try file.close() }
  }

  func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws(Failure) {
    buffer += bytes
    if buffer.count >= Self.limit { try flush() }
  }

  /// Closes the file, and renames it into place.
  func close() throws(Failure) {
    try flush()
    CSwivel.close(descriptor)
    isClosed = true
    guard let growing else { return }
    defer { Unfinished.files.remove(growing.path) }
    guard rename(growing.path, growing.target) == 0 else { throw Self.failure(path, -errno) }
  }

  private func flush() throws(Failure) {
    if let fault { throw fault }
    let result = swivel_write_all(descriptor, buffer, buffer.count)
    buffer.removeAll(keepingCapacity: true)
    guard result != 0 else { return }
    let failure = Self.failure(path, result)
    fault = failure
    throw failure
  }

  private static func failure(_ path: String, _ code: Int32) -> Failure {
    Failure(
      path, "cannot be written: \(SystemFault.reason(-code))",
      help: Failure.help(withWriting: -code))
  }
}
