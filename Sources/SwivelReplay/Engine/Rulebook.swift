public import SwivelModel

/// The rules that a replay applies: all known rules of UIKit, or a subset.
public struct Rulebook: Hashable, Sendable {
  /// The rules for all releases.
  public let rules: RuleSet

  /// Makes a rulebook of some rules.
  public init(rules: RuleSet) {
    self.rules = rules
  }

  /// All known rules of UIKit.
  public static let uikit = Self(rules: RuleSet(RuleID.allCases))

  /// The newest release whose rules are known; later ones are treated like this one.
  public static let newestSystem = SystemVersion(27)

  /// Whether a release is newer than every known rule.
  public static func isBeyond(_ version: SystemVersion) -> Bool {
    version.major > newestSystem.major
  }

  /// The rulebook without one rule, for measuring that rule's effect.
  public func without(_ rule: RuleID) -> Self {
    Self(rules: rules.subtracting(RuleSet(rule)))
  }
}

extension Rulebook {
  /// The version of the rules' behavior, beyond their ids, versions and triggers.
  ///
  /// Increment it when a rule or the replay draws a different conclusion from the same events, so
  /// that stored conclusions are recomputed.
  package static let behaviourVersion: UInt64 = 24

  /// A fingerprint of the rulebook.
  ///
  /// Conclusions are valid only for the rulebook that produced them. Adding, removing or reordering
  /// rules, or changing their versions or triggers, changes the digest.
  package var digest: UInt64 { self == .uikit ? Self.uikitDigest : madeDigest }

  private static let uikitDigest = uikit.madeDigest

  private var madeDigest: UInt64 {
    var digest = Fingerprint()
    digest.combine(Self.behaviourVersion)
    for id in RuleID.allCases where rules.contains(id) {
      let rule = id.rule
      digest.combine(id.description)
      digest.combine(rule.versions)
      digest.combine(rule.linked ?? .from(0))
      digest.combine(rule.idiom.map { UInt64($0.rawValue) + 1 } ?? 0)
      for trigger in Trigger.allCases where rule.triggers?.contains(trigger) ?? true {
        digest.combine(UInt64(trigger.rawValue) + 1)
      }
      digest.combine(0)
    }
    return digest.value
  }
}

extension Fingerprint {
  fileprivate mutating func combine(_ versions: SystemVersions) {
    combine(UInt64(versions.first))
    combine(versions.last.map { UInt64($0) + 1 } ?? 0)
  }
}
