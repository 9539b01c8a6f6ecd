import Dispatch

/// The names of an attempt's recordings, so that they stay unique.
///
/// Safe: the paths are only accessed on the queue.
final class RecordingNames: @unchecked Sendable {
  /// The names of tests without an attempt.
  static let shared = RecordingNames()

  private let queue = DispatchQueue(label: "swivel.recording-names")
  private var taken: Set<String> = []

  /// A unique path: the second of a name is `NAME-2`.
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
