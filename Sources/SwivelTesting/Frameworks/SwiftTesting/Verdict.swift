#if canImport(Testing)
import Dispatch
import Testing

/// Whether anything has failed so far, on any thread.
///
/// Safe: the flag is only accessed on the queue.
final class Verdict: @unchecked Sendable {
  private let queue = DispatchQueue(label: "swivel.verdict")
  private var isNegative = false

  var hasFailed: Bool { queue.sync { isNegative } }

  /// Records an issue; a warning is not a failure.
  ///
  /// A known issue counts: it names its logs, which are kept.
  func note(_ issue: Issue) {
    guard issue.severity >= .error else { return }
    queue.sync { isNegative = true }
  }
}
#endif
