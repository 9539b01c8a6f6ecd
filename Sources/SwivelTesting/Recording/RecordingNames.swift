import Dispatch

/// The names under which an attempt has recorded, so that no recording takes the place of another.
///
/// Safe: the paths are only touched on the queue.
final class RecordingNames: @unchecked Sendable {
  /// Those of tests without an attempt.
  static let shared = RecordingNames()

  private let queue = DispatchQueue(label: "swivel.recording-names")
  private var taken: Set<String> = []

  /// A path that no recording has: the second of a name is `NAME-2`.
  func take(_ path: String) -> String {
    queue.sync {
      var free = path
      var number = 1
      while !taken.insert(free).inserted {
        number += 1
        free = "\(path)-\(number)"
      }
      return free
    }
  }
}
