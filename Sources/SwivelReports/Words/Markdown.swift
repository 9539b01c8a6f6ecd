/// Texts in Markdown as GitHub and GitLab render it.
enum Markdown {
  // Invisible, and not a part of any word that a renderer looks for.
  private static let separator: Unicode.Scalar = "\u{200B}"
  private static let marks = Set("\\`*_~<>[]|&#$".unicodeScalars)

  /// A text without markup, mentions, references or links: names come from apps and files.
  static func text(_ text: String) -> String {
    let scalars = Array(Names.printable(text).unicodeScalars)
    var result = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      if marks.contains(scalar) { result.append("\\") }
      result.append(scalar)
      let rest = scalars[(place + 1)...]
      if isBeginning(scalar, before: rest.first) || endsWord(scalars[...place], before: rest.first)
      {
        result.append(separator)
      }
    }
    return String(result)
  }

  /// Whether a mention, a reference or the rest of an address would begin here.
  private static func isBeginning(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "@": true
    case "#": next.map { ("0"..."9").contains($0) } ?? false
    case ":": next == "/"
    default: false
    }
  }

  /// Whether this is the `www` of an address without a scheme.
  private static func endsWord(
    _ scalars: ArraySlice<Unicode.Scalar>, before next: Unicode.Scalar?
  ) -> Bool {
    next == "." && scalars.count >= 3 && scalars.suffix(3).allSatisfy { $0 == "w" || $0 == "W" }
  }
}
