import CSwivel
import Foundation
import SwivelLog

/// The files being written: an incomplete one could be mistaken for a complete one.
// Safe: the paths are accessed only under the lock.
final class Unfinished: @unchecked Sendable {
  static let files = Unfinished()

  private let lock = NSLock()
  private var paths: Set<String> = []

  /// Calls a function that writes a new file, which is removed if a signal arrives before the end.
  func during<Result, Fault: Error>(
    _ path: String, _ write: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    // An existing file is not ours, and the function will report it.
    guard !Folder.exists(path) else { return try write() }
    insert(path)
    defer { remove(path) }
    return try write()
  }

  func insert(_ path: String) { lock.withLock { _ = paths.insert(path) } }

  func remove(_ path: String) { lock.withLock { _ = paths.remove(path) } }

  /// Removes all of them; the lock stays held until the program ends.
  func removeForGood() {
    lock.lock()
    for path in paths {
      _ = swivel_remove(path)
      UnfinishedName.removeOwn(of: path)
    }
  }
}
