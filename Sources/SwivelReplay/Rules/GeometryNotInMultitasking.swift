import SwivelModel

/// See ``rule``.
///
/// An app that supports multitasking is refused even while it has the full screen, up to 18 as well
/// as on 26. On 26, an app that requires the full screen is not refused in a window: the request is
/// carried out, and the window becomes smaller.
enum GeometryNotInMultitasking: RuleBody {
  static let rule = Rule(
    .geometryNotInMultitasking, .from(16), on: .pad, at: [.geometryRequest], .documented,
    """
    On an iPad, a geometry request fails with error 101 if the scene does not fill the screen or \
    the app supports multitasking.
    """,
    sources: [
      "Apple, requestGeometryUpdate(_:errorHandler:)",
      "Apple, TN3192",
      "https://github.com/gladiuscode/react-native-orientation-director/issues/70",
      "https://github.com/flutter/flutter/issues/176260",
      "https://github.com/ionic-team/capacitor-plugins/issues/2493",
    ],
    example: "geometry-request-in-multitasking")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    let session = situation.facts.session
    let isScaled =
      session.system.major >= 26 && session.windowing == .windowed && session.fullScreenKeyCounts
    guard situation.isMultitasking, !isScaled else { return }
    ruling.hold(.geometryNotInMultitasking)
    ruling.isRequestDenied = true
  }
}

extension Situation {
  /// Whether an iPad app supports multitasking, or does not fill the screen.
  var isMultitasking: Bool {
    let session = facts.session
    return session.windowing != .fullScreen
      || !session.fullScreenKeyCounts && facts.app.plist.mask == .all
  }
}
