extension ChangeReader {
  /// What an option of the same name sets, and no declaration.
  private static let options = ["ios", "linked", "device", "mode"]

  /// The error for a declaration without a scope, such as `ios=12`.
  static func unscoped(_ text: String) -> ChangeError {
    guard let equals = text.firstIndex(of: "=") else { return .malformed(text, .declaration) }
    let key = String(text[..<equals])
    if options.contains(key) {
      return .misplaced(text, instead: "--\(key) \(text[text.index(after: equals)...])")
    }
    let scopes = [("app", DeclarationKey.ofApp), ("device", DeclarationKey.ofDevice)]
    guard let scope = scopes.first(where: { DeclarationKey.named(key, among: $0.1) != nil })?.0
    else { return .malformed(text, .declaration) }
    return .misplaced(text, instead: "--set \(scope).\(text)")
  }
}
