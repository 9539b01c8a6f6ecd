import SwivelModel

/// See ``rule``.
///
/// An interactive dismissal alone is not enough: a full-screen page that is swiped away rotates
/// when the swipe begins (radar 25921465; INSPhotoGallery 44; MHVideoPhotoGallery 30).
enum DismissalNotAsked: RuleBody {
  static let rule = Rule(
    .dismissalNotAsked, .from(7), at: [.dismissal], .observed,
    "When a custom presentation is dismissed, interactively or not, UIKit asks no controller.",
    changed: "Custom transitions are new in iOS 7.",
    sources: [
      "https://github.com/nytimes/NYTPhotoViewer/issues/202",
      "https://github.com/lionheart/openradar-mirror/issues/5848 (radar 22401547)",
    ],
    example: "custom-dismissal-asks-nobody")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.subject, situation.resolvedStyle(of: page) == .custom else { return }
    ruling.readsMasks = false
    ruling.preferred = nil
    ruling.hold(.dismissalNotAsked)
  }
}
