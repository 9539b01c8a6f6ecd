import CSwivel
import SwivelLog

/// Makes two updates of a baseline run one after the other: the later one would undo the other.
///
/// The directory is locked, because an update replaces the file itself.
final class UpdateLock {
  private let descriptor: Int32

  /// Waits until no other process updates a file in the same directory.
  init(of path: String) {
    descriptor = swivel_open(LogPlace.directory(of: path), O_RDONLY)
    var isNoted = false
    // Without such a directory the file cannot be written either, which is reported then.
    while descriptor >= 0, swivel_take_over(descriptor) == -EWOULDBLOCK {
      if !isNoted { Console.message("note: \(path): waiting for another swivel to update it") }
      isNoted = true
      swivel_pause(100_000)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
