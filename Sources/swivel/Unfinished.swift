import CSwivel
import Foundation
import SwivelLog

/// The files that are being written: the first part of one would pass for all of it.
// Safe: the paths are touched only by who holds the lock.
final class Unfinished: @unchecked Sendable {
  static let files = Unfinished()

  private let lock = NSLock()
  private var paths: Set<String> = []

  /// Lets a function write a new file, which goes if a signal comes before its end.
  func during<Result, Fault: Error>(
    _ path: String, _ write: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    // What is there already is another's, and the function will say so.
    guard !Folder.exists(path) else { return try write() }
    insert(path)
    defer { remove(path) }
    return try write()
  }

  func insert(_ path: String) { lock.withLock { _ = paths.insert(path) } }

  func remove(_ path: String) { lock.withLock { _ = paths.remove(path) } }

  /// Removes them all; whoever begins or ends one from now on waits for the end of the program.
  func removeForGood() {
    lock.lock()
    for path in paths {
      _ = swivel_remove(path)
      UnfinishedName.removeOwn(of: path)
    }
  }
}
