public import SwivelModel
public import SwivelRules

extension Detector {
  /// What an app should do about a problem, on some versions of iOS.
  public struct Advice: Hashable, Sendable {
    /// The first major version for which it is good.
    public let first: Int
    /// The last one; `nil` while it still is.
    public let last: Int?
    /// The rule that has to have led to the problem; `nil` for whatever led to it.
    public let rule: RuleID?
    /// What to do.
    public let text: String

    /// Whether it is good for a version; a version that was never told counts as the newest.
    public func holds(on system: SystemVersion) -> Bool {
      guard system.rawValue != 0 else { return last == nil }
      return system.major >= first && system.major <= last ?? .max
    }

    /// The versions as people write them; `nil` for all of them.
    public var versions: String? {
      switch (first, last) {
      case (0, nil): nil
      case (0, .some(let last)): "iOS \(last) and earlier"
      case (let first, nil): "iOS \(first)+"
      case (let first, first): "iOS \(first)"
      case (let first, .some(let last)): "iOS \(first)–\(last)"
      }
    }

    static func always(because rule: RuleID? = nil, _ text: String) -> Self {
      Self(first: 0, last: nil, rule: rule, text: text)
    }
    static func from(_ first: Int, because rule: RuleID? = nil, _ text: String) -> Self {
      Self(first: first, last: nil, rule: rule, text: text)
    }
    static func before(_ version: Int, because rule: RuleID? = nil, _ text: String) -> Self {
      Self(first: 0, last: SystemVersion.major(before: version), rule: rule, text: text)
    }
    static func only(_ versions: ClosedRange<Int>, _ text: String) -> Self {
      Self(first: versions.lowerBound, last: versions.upperBound, rule: nil, text: text)
    }
  }
}
