import SwivelModel
import SwivelText

/// What is to be known of the API that advice uses.
enum CodeNote {
  private static let deprecations: [(word: String, since: UInt16, text: String)] = [
    (
      "supportedInterfaceOrientationsFor", 27,
      """
      application(_:supportedInterfaceOrientationsFor:) is deprecated in iOS 27, where \
      supportedInterfaceOrientations(for:) of the scene delegate takes precedence
      """
    ),
    (
      "statusBarOrientation", 13,
      """
      statusBarOrientation is deprecated in iOS 13, where the interfaceOrientation of the window's \
      scene replaces it
      """
    ),
  ]

  /// The lines about some advice, for a version of iOS or for all.
  static func lines(_ advice: [DetectorPage.Advice], on system: SystemVersion?) -> [String] {
    let texts = advice.flatMap { [$0.text] + $0.code.map(\.text) }
    let notes = deprecations.filter { note in
      system ?? SystemVersion(note.since) >= SystemVersion(note.since)
        && texts.contains { $0.has(text: note.word) }
    }
    return target(advice.flatMap(\.code)) + notes.map { "  note     \($0.text)" }
  }

  /// What an app does whose deployment target is earlier than code requires.
  private static func target(_ code: [CodeBlock]) -> [String] {
    guard let first = code.compactMap(\.versions?.first).max(), first >= 16 else { return [] }
    let version = "iOS \(first), *"
    return [
      "  note     in an app whose deployment target is earlier than iOS \(first), call newer API in"
        + " if #available(\(version)), and mark overrides of it with @available(\(version))"
    ]
  }
}
