import SwivelModel

/// See ``rule``.
enum ExtensionNotAsked: RuleBody {
  static let rule = Rule(
    .extensionNotAsked, .from(8), .observed,
    "UIKit does not ask an extension, which rotates with its host app.",
    changed: "Extensions are new in iOS 8.",
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/2476 (radar 19243130)",
      "https://github.com/lionheart/openradar-mirror/issues/17364 (radar 31979499)",
    ],
    example: "extension-is-not-asked")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.session.process == .extension else { return }
    ruling.askNobody(.extensionNotAsked)
  }
}
