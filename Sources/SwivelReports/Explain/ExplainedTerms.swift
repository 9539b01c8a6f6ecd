/// The terms in summaries and advice that a newcomer may not know.
enum ExplainedTerms {
  /// The last lines of a description.
  static let lines = [
    "  terms    page: a view controller that shows one screen of the app, unlike a container",
    "           mask: the orientations that a controller, the app delegate or the Info.plist allows",
    "           root: the rootViewController of a window",
    "           documented: stated by Apple; reported: stated by developers; disputed: sources disagree",
  ]
}
