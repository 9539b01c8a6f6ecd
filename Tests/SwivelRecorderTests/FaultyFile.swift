import Foundation
import SwivelLog

@testable import SwivelRecorder

/// A disk that fails on demand.
///
/// Safe: its state is protected by a lock.
final class FaultyDisk: @unchecked Sendable {
  /// What writing comes to.
  enum Fault: Sendable {
    case none
    /// An error, after this part of what was to be written.
    case write(errno: Int32, part: Int)
    /// What was written is not known to be on the disk.
    case synchronize(errno: Int32)
    /// No more files.
    case create(errno: Int32)
  }

  private let lock = NSLock()
  private var current = Fault.none
  private var secured: Set<String> = []

  var fault: Fault {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }

  /// The files that were secured, by the names that they have when they are whole.
  var securedPaths: Set<String> { lock.withLock { secured } }

  fileprivate func note(_ path: String) {
    let end = path.range(of: LogPlace.suffix)?.upperBound ?? path.endIndex
    _ = lock.withLock { secured.insert(String(path[..<end])) }
  }

  /// The usual options, with files on this disk.
  var options: Recorder.Options {
    var options = Recorder.Options()
    options.openFile = { path, use throws(LogError) in
      if case .create(let errno) = self.fault { throw .io(operation: .create, errno: errno) }
      return FaultyFile(try SystemFile(path: path, use: use), path, self)
    }
    return options
  }
}

private final class FaultyFile: SealedFile {
  private let file: SystemFile
  private let path: String
  private let disk: FaultyDisk

  init(_ file: SystemFile, _ path: String, _ disk: FaultyDisk) {
    (self.file, self.path, self.disk) = (file, path, disk)
  }

  func write(_ bytes: [UInt8], at offset: UInt64) throws(LogError) {
    guard case .write(let errno, let part) = disk.fault else {
      return try file.write(bytes, at: offset)
    }
    try file.write(Array(bytes.prefix(part)), at: offset)
    throw .io(operation: .write, errno: errno)
  }

  func order() throws(LogError) {
    try check()
    try file.order()
    disk.note(path)
  }

  func synchronize() throws(LogError) {
    try check()
    try file.synchronize()
    disk.note(path)
  }

  func isAt(_ path: String) -> Bool { file.isAt(path) }

  private func check() throws(LogError) {
    guard case .synchronize(let errno) = disk.fault else { return }
    throw .io(operation: .synchronize, errno: errno)
  }
}
