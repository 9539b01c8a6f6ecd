#if canImport(Testing)
import Dispatch
import Testing

/// Whether anything has failed so far, on whatever thread.
///
/// Safe: the flag is only touched on the queue.
final class Verdict: @unchecked Sendable {
  private let queue = DispatchQueue(label: "swivel.verdict")
  private var isNegative = false

  var hasFailed: Bool { queue.sync { isNegative } }

  /// Takes note of an issue; a mere warning is no failure.
  ///
  /// One that is known names its logs, too, and they are kept for whoever looks them up.
  func note(_ issue: Issue) {
    guard issue.severity >= .error else { return }
    queue.sync { isNegative = true }
  }
}
#endif
