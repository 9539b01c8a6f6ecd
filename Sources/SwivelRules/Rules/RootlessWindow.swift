import SwivelModel

/// See ``rule``.
enum RootlessWindow {
  static let rule = Rule(
    .rootlessWindow, .from(6), .documented,
    "In a window without a root only the app is asked.",
    changed: "Up to iOS 5 a view that was added to the window was asked.",
    sources: [
      "Apple, Technical Q&A QA1688"
    ],
    example: "rootless-window-asks-only-the-app")

  @inline(__always)
  static func apply(_ ruling: inout Ruling, _: Situation) {
    guard ruling.asked == nil else { return }
    ruling.controllerMask = .all
    ruling.respondent = nil
  }
}
