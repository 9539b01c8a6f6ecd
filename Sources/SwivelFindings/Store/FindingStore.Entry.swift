import SwivelModel
import SwivelReplay

extension FindingStore {
  /// A finding, and whether it is shown.
  struct Entry {
    enum State: Equatable {
      case shown
      /// It must be observed first.
      case unseen
      /// An observation contradicts it, which may have come before the rotation.
      case suspended(by: UInt64)
      /// It is shown again: a later observation agrees, or the contradiction is explained.
      case resumed
    }

    var finding: Finding
    let key: Finding.Key
    /// Whether an observation may confirm it.
    var isProvable: Bool
    /// Whether UIKit itself has logged it, so that no orientation refutes it.
    var isLogged: Bool
    var state = State.shown
    /// Whether UIKit has evaluated its window since it last appeared.
    var isSettled = false
    /// Where it appears again, until UIKit next evaluates the window.
    var pending: Finding.Occurrence?

    /// The finding with what appears again last.
    var counted: Finding {
      guard let pending else { return finding }
      var counted = finding
      counted.occurrenceCount += 1
      counted.repeats.append(pending)
      return counted
    }

    var isSuspended: Bool {
      switch state {
      case .unseen, .suspended: true
      case .shown, .resumed: false
      }
    }

    /// What it is retracted by.
    var group: OpenFindings.Group {
      let isObserved = if case .observed = finding.basis { true } else { false }
      // An answer to a request is about no orientation either.
      let isAnswered = finding.isReported && finding.severity != .error
      return OpenFindings.Group(
        orientation: finding.orientation, allowed: finding.allowed, isSuspended: isSuspended,
        isObserved: isObserved, isLogged: isLogged || isAnswered,
        isProvable: isProvable && (!isObserved || finding.isReported),
        isFatal: finding.severity == .error && (!isObserved || isLogged))
    }
  }
}
