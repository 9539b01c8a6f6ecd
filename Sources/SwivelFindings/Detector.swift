public import SwivelModel
public import SwivelReplay

/// Something that looks for one kind of problem.
public struct Detector: Sendable {
  /// The stable name of a problem, in kebab-case.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Makes an id of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an id of a name in the source.
    public init(stringLiteral value: String) {
      rawValue = value
    }
  }

  /// The problem that it looks for.
  public let id: ID
  /// How bad that is.
  public let severity: Finding.Severity
  /// What is wrong, in one sentence.
  public let summary: String
  /// Why it happens, in a few sentences.
  public let explanation: String
  /// What the app should do instead, the newest versions of iOS first.
  public let advice: [Advice]
  /// The rules of UIKit that are at work.
  public let rules: [RuleID]
  /// Where people met it, beside the sources of the rules.
  public let reports: [String]
  /// The problems of which this one is a consequence where both show in the same event.
  public var consequenceOf: [ID] = []
  /// Whether a later problem of the same page has it for its cause, too: a mask stays what it is.
  public var isStanding = false
  /// Whether the app may still put it right by a request, as long as the device is not turned.
  public var isCurable = false
  /// The run in `traces` on which it speaks.
  public let loudExample: String
  /// The run in `traces` on which it stays silent.
  public let quietExample: String

  /// What it has to be shown.
  package let interest: Interest
  /// What it has to be shown as well while it follows something up.
  package var meanwhile: Interest = []
  /// Whether it follows something up; nothing is changed, and nothing copied for the question.
  package var isFollowing: @Sendable (inout Memories) -> Bool = { _ in false }
  /// Takes a look at a moment, with the replay after it, and tells what it finds.
  package let look: @Sendable (inout Memories, Moment, Replayer) -> Report?
  /// Takes a look at the end of a log, and tells what it finds of which event.
  package var lookAtEnd: @Sendable (Memories, Replayer) -> (event: Event, report: Report)? = {
    _, _ in nil
  }

  /// What the app should do instead on a version of iOS, if some rules led to the problem.
  public func advice(on system: SystemVersion, because rules: [RuleID] = []) -> String {
    let good = advice.filter { $0.holds(on: system) }
    let told = good.first { $0.rule.map(rules.contains) ?? false } ?? good.first { $0.rule == nil }
    return (told ?? advice.first)?.text ?? ""
  }
}
