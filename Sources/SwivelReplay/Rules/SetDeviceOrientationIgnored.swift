import SwivelModel

/// See ``rule``.
///
/// The release notes name the system. That the SDK decides is reported by WebKit's authors and by
/// apps that were built earlier and still rotate.
enum SetDeviceOrientationIgnored: RuleBody {
  static let rule = Rule(
    .setDeviceOrientationIgnored, .from(16), linked: .from(16), at: [.setDeviceOrientation],
    .documented,
    "Setting UIDevice's orientation has no effect.",
    changed: "For apps linked against an earlier SDK, reports differ.",
    sources: [
      "Apple, iOS & iPadOS 16 release notes",
      "https://bugs.webkit.org/show_bug.cgi?id=242199",
      "https://github.com/wonday/react-native-orientation-locker/issues/241",
    ],
    example: "forcing-is-ignored-from-16")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    ruling.hold(.setDeviceOrientationIgnored)
  }
}
