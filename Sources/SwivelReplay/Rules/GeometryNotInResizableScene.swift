import SwivelModel

/// See ``rule``.
///
/// One library reports that the request may silently do nothing; a recording of an iPhone Duo has
/// the error.
enum GeometryNotInResizableScene: RuleBody {
  static let rule = Rule(
    .geometryNotInResizableScene, .from(27), on: .phone, at: [.geometryRequest], .observed,
    """
    Where UIKit does not read the masks of an iPhone app, a geometry request fails with error 101.
    """,
    changed: "On iOS 26 and earlier, UIKit reads the masks of every iPhone app.",
    sources: ["https://github.com/expo/expo/pull/48173"],
    example: "request-on-the-inner-display")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    guard let rule = ruling.unaskedBy, rule == .resizableScene || rule == .innerDisplay else {
      return
    }
    ruling.hold(.geometryNotInResizableScene)
    ruling.isRequestDenied = true
  }
}
