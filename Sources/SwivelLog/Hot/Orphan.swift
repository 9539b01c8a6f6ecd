import CSwivel
import SwivelModel

/// The hot file of a dead recorder.
///
/// No other process takes it over while this object exists, because the file is locked: of two that
/// start in the same moment one waits. The lock is held only while events are taken over: iOS
/// terminates an app that is suspended while it holds a lock in a shared container.
package final class Orphan {
  package let tail: HotTail
  package let path: String
  private let descriptor: Int32

  // How long another process may hold the lock: the number of attempts, and the pause in
  // microseconds.
  private static let (patience, pause): (Int, UInt32) = (400, 5_000)

  private init(_ tail: HotTail, _ path: String, _ descriptor: Int32) {
    (self.tail, self.path, self.descriptor) = (tail, path, descriptor)
  }

  deinit { close(descriptor) }

  /// Claims a hot file; a damaged one is moved aside.
  ///
  /// - Returns: `nil` if there is none.
  /// - Throws: ``LogError/beingRecorded(path:process:)`` or
  ///   ``LogError/perhapsBeingRecorded(path:)`` unless its recorder is known to have ended,
  ///   ``LogError/earlierHotFile(path:)`` and ``LogError/newerHotFile(path:)`` for one that this
  ///   version cannot read.
  package static func claim(_ path: String) throws(LogError) -> Orphan? {
    for _ in 0..<patience {
      let descriptor = swivel_open(path, O_RDONLY)
      guard descriptor != -ENOENT else { return nil }
      try LogError.check(descriptor, .open)
      guard swivel_take_over(descriptor) == 0 else {
        close(descriptor)
        swivel_pause(pause)
        continue
      }
      if let orphan = try claim(path, descriptor) { return orphan }
    }
    throw .beingTakenOver(path: path)
  }

  /// Examines a file that is open and locked; `nil` if it must be opened again.
  private static func claim(_ path: String, _ descriptor: Int32) throws(LogError) -> Orphan? {
    var isKept = false
    defer { if !isKept { close(descriptor) } }
    do throws(LogError) {
      let tail = try HotTail(descriptor: descriptor, path: path)
      switch tail.owner {
      case .gone: break
      case .live: throw .beingRecorded(path: path, process: tail.process)
      case .unknown: throw .perhapsBeingRecorded(path: path)
      }
      // From here on only the process with the lock removes it. Before, its owner may have done so
      // and another process have begun the next; and events may have arrived while it was read.
      guard swivel_is_same_file(descriptor, path) != 0 else { return nil }
      let orphan = Orphan(try HotTail(descriptor: descriptor, path: path), path, descriptor)
      isKept = true
      return orphan
    } catch .damagedHotFile {
      if swivel_is_same_file(descriptor, path) != 0 { try moveAside(path) }
      return nil
    }
  }

  private static func moveAside(_ path: String) throws(LogError) {
    let aside = "\(path).damaged-\(RecordingID().text.prefix(8))"
    try LogError.check(swivel_publish(path, aside), .create)
  }

  /// Whether it holds no events.
  package var isEmpty: Bool { tail.harvest(after: .start).isEmpty }

  /// Removes the file: its events are in the log.
  package func remove() throws(LogError) {
    try LogError.check(swivel_remove(path), .write)
  }
}
