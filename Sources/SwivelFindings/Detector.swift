public import SwivelModel
public import SwivelReplay

/// Detects one kind of problem.
public struct Detector: Sendable {
  /// The stable identifier of a problem, in kebab-case.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Makes an id from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an id from a string literal.
    public init(stringLiteral value: String) {
      rawValue = value
    }
  }

  /// The problem that it detects.
  public let id: ID
  /// The severity of the problem.
  public let severity: Finding.Severity
  /// What is wrong, in one sentence.
  public var summary: String { problem.text }
  /// The same, for the names of what a finding is about.
  package let problem: Sentence
  /// Why it happens, in a few sentences.
  public let explanation: String
  /// When to do what instead, the newest versions of iOS first.
  let help: Help
  /// The rules of UIKit that are involved.
  public let rules: [RuleID]
  /// Public reports of the problem, in addition to the sources of the rules.
  public let reports: [String]
  /// The problems that cause this one if both appear at the same event.
  public var consequenceOf: [ID] = []
  /// Whether it may cause other problems of the same page, too, because what is declared persists.
  public var isStanding = false
  /// Whether the app may still correct it with a request, until the device is rotated.
  public var isCurable = false
  /// The run in `traces` in which the problem is found.
  public let loudExample: String
  /// The run in `traces` in which it is not found.
  public let quietExample: String

  /// The moments that it needs.
  package let interest: Interest
  /// The moments that it needs as well while it has something in progress.
  package var meanwhile: Interest = []
  /// Whether it has something in progress.
  ///
  /// It changes nothing, but a copy of what detectors remember costs more than the answer.
  package var isFollowing: @Sendable (inout Memories, Case) -> Bool = { _, _ in false }
  /// What else it finds, by the masks that UIKit logs.
  var claim: MaskClaim.Kind?
  package let look: @Sendable (inout Memories, Case) -> Report?
  /// Evaluates the end of a log; returns a report with its event.
  package var lookAtEnd: @Sendable (Memories, Case) -> (event: Event, report: Report)? = {
    _, _ in nil
  }

  /// What the app should do instead, the newest versions of iOS first.
  public var advice: [Advice] { help.advice }

  /// The advice for a version of iOS, if some rules led to the problem.
  public func advice(
    on system: SystemVersion, because rules: [RuleID] = [],
    _ conditions: Set<Finding.Condition> = []
  ) -> String {
    adviceIndex(on: system, because: rules, conditions).map { advice[$0].text } ?? ""
  }

  /// The place of that advice among all: the first one whose rule and condition apply, or else the
  /// first one for any.
  package func adviceIndex(
    on system: SystemVersion, because rules: [RuleID] = [],
    _ conditions: Set<Finding.Condition> = []
  ) -> Int? {
    let good = adviceIndices(on: system).filter { advice[$0].occasion.includes(rules, conditions) }
    return good.first { !advice[$0].occasion.isGeneral } ?? good.first ?? advice.indices.first
  }

  package func advice(for finding: Finding) -> Advice? {
    adviceIndex(on: finding.system, because: finding.rules, finding.conditions).map { advice[$0] }
  }

  /// The places of all advice for a version of iOS, whatever led to the problem.
  package func adviceIndices(on system: SystemVersion) -> [Int] {
    var occasions: Set<Occasion> = []
    return advice.indices.filter {
      let occasion = advice[$0].occasion
      return occasion.holds(on: system) && occasions.insert(occasion.onAnyVersion).inserted
    }
  }
}
