public import SwivelModel
public import SwivelReplay

extension Detector {
  /// What an app should do about a problem, on some versions of iOS.
  public struct Advice: Hashable, Sendable {
    /// The versions to which it applies; `nil` for all.
    public let versions: SystemVersions?
    /// The rule that must have led to the problem; `nil` for any cause.
    public let rule: RuleID?
    /// What to do.
    public let text: String

    /// Whether it applies to a version; an unknown version counts as the newest.
    public func holds(on system: SystemVersion) -> Bool {
      guard let versions else { return true }
      return system.isKnown ? versions.contains(system) : versions.last == nil
    }

    static func always(because rule: RuleID? = nil, _ text: String) -> Self {
      Self(versions: nil, rule: rule, text: text)
    }
    static func from(_ first: Int, because rule: RuleID? = nil, _ text: String) -> Self {
      Self(versions: .from(first), rule: rule, text: text)
    }
    static func before(_ version: Int, because rule: RuleID? = nil, _ text: String) -> Self {
      Self(versions: .before(version), rule: rule, text: text)
    }
    static func only(_ versions: ClosedRange<Int>, _ text: String) -> Self {
      Self(versions: .only(versions), rule: nil, text: text)
    }
  }
}
