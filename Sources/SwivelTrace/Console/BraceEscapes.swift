/// Events whose braces a page or a document escapes: `swivel: \{"kind":…\}` in Jira and in RTF,
/// which escapes the backslashes, too.
enum BraceEscapes {
  private static let backslash = UInt8(ascii: "\\")
  private static let escaped = Array("{}[]\\".utf8)

  /// The text without the escapes of its first event and what follows it.
  static func plain(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(backslash),
      let event = EventCandidate.afterPrefix(in: text, where: { $0.starts(with: "\\{".utf8) })
    else { return text }
    var (plain, rest) = (Array(text[..<event.startIndex]), event)
    while let byte = rest.popFirst() {
      let isEscape = byte == backslash && rest.first.map(escaped.contains) ?? false
      plain.append(isEscape ? rest.removeFirst() : byte)
    }
    return plain[...]
  }
}
