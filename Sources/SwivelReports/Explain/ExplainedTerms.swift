/// The terms in summaries and advice that a newcomer may not know.
enum ExplainedTerms {
  /// The last lines of a description.
  static let lines = [
    "  terms    page: the view controller whose screen the user sees",
    "           mask: what its supportedInterfaceOrientations returns when UIKit asks for it",
    "           root: the rootViewController of a window",
    "           documented: stated by Apple; reported: by developers; disputed: sources disagree",
  ]
}
