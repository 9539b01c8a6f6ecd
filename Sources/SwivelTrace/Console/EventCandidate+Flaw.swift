/// What is printed in the place of an event: the prefix is there, and no object after it.
///
/// Prose that begins with the name of the tool, such as its own output, is none.
extension EventCandidate {
  // What the system writes for a text that is private, also in a page.
  private static let hidden = ["<private>", "<mask.hash", "&lt;private&gt;"].map { Array($0.utf8) }
  // Objects and dictionaries as JavaScript and Swift describe them, and fields in other forms.
  private static let descriptions = [
    "[object ", "[\"", "[\\\"", "[AnyHashable(", "[:]", "Optional(", "<decode: ", "kind=", "kind:",
    "kind =",
  ].map { Array($0.utf8) }
  // What describes nothing; alone, as prose may begin with it.
  private static let nothing = ["undefined", "(null)", "<null>", "null", "nil"].map {
    Array($0.utf8)
  }

  /// Why a line that has no object is a loss; `nil` if it was not meant as an event.
  static func flaw(of line: ArraySlice<UInt8>, isRecorders: Bool) -> String? {
    if isRecorders, hidden.contains(where: line.starts) { return flaw(of: line) }
    return afterPrefix(in: line) { flaw(of: $0) != nil }.flatMap { flaw(of: $0) }
  }

  private static func flaw(of text: ArraySlice<UInt8>) -> String? {
    if hidden.contains(where: text.starts) {
      return "the system hides the event; log it with privacy: .public"
    }
    let isDescribed =
      descriptions.contains(where: text.starts)
      || nothing.contains { text.starts(with: $0) && isEnd(text.dropFirst($0.count)) }
    return isDescribed ? "expected an object in JSON after swivel:" : nil
  }

  /// Whether no word follows.
  private static func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let next = rest.first else { return true }
    return "\"'`,;.)]}|<*\\".utf8.contains(next)
  }
}
