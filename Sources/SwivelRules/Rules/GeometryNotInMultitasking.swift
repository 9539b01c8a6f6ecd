import SwivelModel

/// See ``rule``.
enum GeometryNotInMultitasking {
  static let rule = Rule(
    .geometryNotInMultitasking, .from(16), at: [.geometryRequest], .documented,
    """
    A geometry request fails with error 101 on an iPad whose scene does not have \
    the screen to itself.
    """,
    sources: [
      "Apple, requestGeometryUpdate(_:errorHandler:)",
      "Apple, TN3192",
    ],
    example: "geometry-request-in-multitasking")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    let session = situation.facts.session
    guard session.device.idiom == .pad, session.windowing != .fullScreen || !ruling.masksCount
    else { return }
    ruling.hold(.geometryNotInMultitasking)
    ruling.isRequestDenied = true
  }
}
