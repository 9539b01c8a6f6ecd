import SwivelModel
import SwivelQueries

extension Comparison {
  /// What differs first for the interface, as a sentence without a full stop.
  ///
  /// - Parameter findings: The findings by their change.
  /// - Returns: The sentence.
  func headline(_ findings: DiffReportRecord.Findings) -> String {
    guard !isSame else { return "No behavioral change" }
    if let first = consequences.first { return first.effect.headline.capitalizedSentence }
    guard isReplayed else { return "The first of \(divergenceCount.counting("divergence"))" }
    if let first = findings.new.first {
      let count = newFindings.count
      return count == 1 ? "New finding: \(first.summary)" : "\(count) new findings"
    }
    if let first = findings.fixed.first {
      let count = fixedFindings.count
      return count == 1 ? "Fixed finding: \(first.summary)" : "\(count) findings fixed"
    }
    return "\(changes.totalCount.counting("change")), none with a consequence for the interface"
  }
}

extension Consequence.Effect {
  /// The effect in the head, compared with the base.
  fileprivate var headline: String {
    switch self {
    case .orientation(let window, let base, let head):
      "\(window) shows \(Self.words(head)) instead of \(Self.words(base))"
    case .exception(let base, let head):
      Self.clause("UIKit", "throws", base?.word, head?.word)
    case .message(let base, let head):
      Self.clause("UIKit", "logs", base?.word, head?.word)
    case .refusal(_, let head):
      head ? "a geometry request is refused" : "a geometry request is no longer refused"
    }
  }

  private static func words(_ mask: InterfaceOrientationMask) -> String {
    mask == .all ? "an unknown orientation" : mask.alternatives
  }

  private static func clause(
    _ subject: String, _ verb: String, _ base: String?, _ head: String?
  ) -> String {
    switch (base, head) {
    case (let base?, let head?): "\(subject) \(verb) \(head) instead of \(base)"
    case (nil, let head?): "\(subject) \(verb) \(head)"
    case (let base?, nil): "\(subject) no longer \(verb) \(base)"
    case (nil, nil): "\(subject) \(verb) nothing"
    }
  }
}

extension String {
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
