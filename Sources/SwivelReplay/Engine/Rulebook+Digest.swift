import SwivelModel

extension Rulebook {
  /// The version of what the rules do, beside what their ids, versions and triggers say.
  ///
  /// Whoever changes what a rule or a replay concludes from the same events raises it by one, so
  /// that conclusions that were stored before are made anew and never taken for what would be
  /// concluded now.
  package static let behaviourVersion: UInt64 = 9

  /// A number that tells this rulebook from every other one, in all likelihood.
  ///
  /// Conclusions are only good for the rulebook that made them. Rules that are added, left out, put
  /// in another order or that hold for other versions or triggers make another number.
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
