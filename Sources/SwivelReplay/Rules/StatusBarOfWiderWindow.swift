import SwivelModel

/// See ``rule``.
///
/// The reports concern windows that allow more than the one above or below them; which of them was
/// the key window made no difference.
enum StatusBarOfWiderWindow: RuleBody {
  static let rule = Rule(
    .statusBarOfWiderWindow, .from(7), at: [.deviceTurn], .observed,
    """
    Any window that rotates with the device also rotates the status bar, even if a window above it \
    does not rotate.
    """,
    changed: "On iOS 6 and earlier, the status bar follows the main window.",
    sources: [
      "https://github.com/apache/cordova-plugin-inappbrowser/issues/773",
      "https://github.com/onmyway133/notes/issues/14",
      "https://github.com/smartdevicelink/sdl_ios/issues/1250",
    ],
    example: "wider-window-below-turns-the-status-bar")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    if ruling.isTurn { ruling.turnsStatusBar = true }
  }
}
