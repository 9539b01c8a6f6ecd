import SwivelFindings
import SwivelModel
package import SwivelQueries

extension Comparison {
  /// What differs first for the interface, as a sentence without a full stop.
  package var headline: String { clause.asSentence }

  /// What differs first for the interface, as a clause.
  package var clause: String {
    guard isDifferent else { return summary }
    if let first = consequences.first { return first.effect.headline }
    guard isReplayed else { return "the first of \(divergenceCount.counting("divergence"))" }
    if let first = Self.summary(of: newFindings) {
      let count = newFindings.count
      return count == 1 ? "new finding: \(first)" : "\(count) new findings"
    }
    if let first = Self.summary(of: fixedFindings) {
      let count = fixedFindings.count
      return count == 1 ? "fixed finding: \(first)" : "\(count) findings fixed"
    }
    return "\(changes.totalCount.counting("change")), none with a consequence for the interface"
  }

  /// The summary of the first finding that is no consequence of another one.
  private static func summary(of findings: [Finding]) -> String? {
    Diagnosis.of(findings).first.flatMap { Detector.named($0.root.id)?.summary }
  }
}

extension Consequence.Effect {
  /// The effect in the head, compared with the base.
  fileprivate var headline: String {
    switch self {
    case .orientation(let window, let base, let head):
      "\(window) shows \(head.shown) instead of \(base.shown)"
    case .exception(let base, let head):
      Self.clause("UIKit", "throws", base?.word, head?.word)
    case .message(let base, let head):
      Self.clause("UIKit", "logs", base?.word, head?.word)
    case .refusal(_, let head):
      head ? "a geometry request is refused" : "a geometry request is no longer refused"
    }
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
