import SwivelModel

/// See ``rule``.
///
/// Only if the lifecycle is recorded: the default stands for an app of which nothing is known.
enum ScenesRequired: RuleBody {
  static let rule = Rule(
    .scenesRequired, .from(27), linked: .from(27), at: [.launch], .documented,
    "An app that was built with the SDK of iOS 27, and has no scene delegate, does not launch.",
    changed: "An app that was built with an earlier SDK still launches.",
    sources: [
      "Apple, iOS & iPadOS 27 release notes (141837548)",
      "Apple, WWDC 2026 session 278",
      "https://github.com/chrissotraidis/paperpad",
    ],
    example: "launch-without-scenes")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.session.lacksScenes else { return }
    ruling.hold(.scenesRequired)
    ruling.exception = .other
  }
}

extension SessionState {
  fileprivate var lacksScenes: Bool { declaredLifecycle == .app && process == .app }

  /// Whether the app does not launch, because it has no scenes and was built with an SDK that
  /// requires them.
  package var lacksRequiredScenes: Bool {
    let rule = ScenesRequired.rule
    return lacksScenes && rule.versions.contains(system) && rule.linked?.contains(linkedSDK) ?? true
  }
}
