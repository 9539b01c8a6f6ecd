import SwivelModel

/// See ``rule``.
enum GeometryRequest: RuleBody {
  static let rule = Rule(
    .geometryRequest, .from(16), at: [.geometryRequest], .documented,
    """
    A geometry request rotates to an orientation that is both requested and allowed, and fails \
    with error 101 if there is none.
    """,
    changed: "New in iOS 16. Previously, apps set UIDevice's orientation.",
    sources: [
      "Apple, requestGeometryUpdate(_:errorHandler:)"
    ],
    example: "geometry-request-denied")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    let possible = ruling.requested.intersection(ruling.allowed)
    guard !possible.isEmpty else {
      ruling.hold(.intersection)
      ruling.isRequestDenied = true
      return
    }
    guard !ruling.from.isSubset(of: possible) || ruling.from.isEmpty else { return }
    let upright = situation.upright.map(InterfaceOrientationMask.init) ?? []
    ruling.to = upright.isDisjoint(with: possible) ? possible : upright
  }
}
