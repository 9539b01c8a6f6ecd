package import SwivelModel

/// What decides which rules are in force: the release of iOS, the linked SDK and the idiom.
package struct Platform: Hashable, Sendable {
  /// The version of iOS that the app runs on.
  package let system: SystemVersion
  /// The SDK that the app was linked against.
  package let linkedSDK: SystemVersion
  /// The kind of interface.
  package let idiom: Idiom

  /// Makes the platform of a session.
  package init(_ session: SessionState) {
    (system, linkedSDK, idiom) = (session.system, session.linkedSDK, session.device.idiom)
  }
}

/// Where one rule holds, without the texts of a ``Rule``, which take longer to copy than an engine
/// takes to make.
struct RuleScope: Sendable {
  let id: RuleID
  /// What the rule does.
  let body: any RuleBody.Type
  private let versions: SystemVersions
  private let linked: SystemVersions?
  private let idiom: Idiom?
  // A bit for each trigger.
  private let triggers: UInt32

  /// The scopes of all rules, in the order in which they act.
  static let all = RuleID.allCases.map(Self.init)

  private init(_ id: RuleID) {
    let rule = id.rule
    (self.id, body) = (id, id.entry.body)
    (versions, linked, idiom) = (rule.versions, rule.linked, rule.idiom)
    triggers = rule.triggers?.reduce(0) { $0 | Self.bit($1) } ?? .max
  }

  /// Whether the rule holds for an app on a platform.
  func holds(on platform: Platform) -> Bool {
    versions.contains(platform.system) && linked?.contains(platform.linkedSDK) ?? true
      && idiom.map { $0 == platform.idiom } ?? true
  }

  /// Whether the rule acts at a trigger.
  func includes(_ trigger: Trigger) -> Bool { triggers & Self.bit(trigger) != 0 }

  private static func bit(_ trigger: Trigger) -> UInt32 { 1 << UInt32(trigger.rawValue) }
}
