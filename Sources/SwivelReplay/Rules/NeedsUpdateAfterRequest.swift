import SwivelModel

/// See ``rule``.
///
/// Apple's documentation of the update suggests that only a disallowed orientation causes a
/// rotation; reports of apps that update after a request disagree.
enum NeedsUpdateAfterRequest: RuleBody {
  static let rule = Rule(
    .needsUpdateAfterRequest, .from(16), at: [.needsUpdate], .disputed,
    """
    It is unknown whether setNeedsUpdateOfSupportedInterfaceOrientations undoes a granted geometry \
    request if the device is in another allowed orientation.
    """,
    changed: "New in iOS 16.",
    sources: [
      "Apple, requestGeometryUpdate(_:errorHandler:)",
      "Apple, setNeedsUpdateOfSupportedInterfaceOrientations()",
      "https://github.com/apache/cordova-plugin-screen-orientation/pull/107",
    ],
    example: "update-after-a-granted-request")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.isTurn, ruling.allowsCurrent, let request = situation.interface.openRequest,
      request.window == ruling.window, request.after == ruling.from
    else { return }
    ruling.to.formUnion(ruling.from)
  }
}
