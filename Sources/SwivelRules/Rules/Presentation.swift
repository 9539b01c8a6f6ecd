import SwivelModel

/// See ``rule``.
///
/// Where no orientation is preferred, the current one stays if the page allows it. Which side is taken
/// when it does not and the device is held neither way is told by no source.
enum Presentation {
  static let rule = Rule(
    .presentation, .from(2), at: [.presentation], .documented,
    """
    A page presented over the whole window is asked; the interface turns if it \
    does not allow the current one.
    """,
    sources: [
      "Apple, iOS 6 release notes",
      "Apple, preferredInterfaceOrientationForPresentation",
    ],
    example: "landscape-page-presented-from-portrait")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.subject, situation.fillsWindow(page) else {
      ruling.readsMasks = false
      return
    }
    guard !ruling.allowsCurrent else { return }
    ruling.settle(on: situation.upright)
  }
}
