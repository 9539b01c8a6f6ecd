/// The words of a message without what a page or a word processor makes of its marks: entities of
/// HTML, and curly quotes.
enum PageText {
  private static let marks: [(written: [UInt8], plain: UInt8)] = [
    ("&lt;", "<"), ("&#60;", "<"), ("&gt;", ">"), ("&#62;", ">"), ("&quot;", "\""),
    ("&#34;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&#x27;", "'"), ("\u{2018}", "'"),
    ("\u{2019}", "'"),
  ].map { (Array($0.utf8), UInt8(ascii: $1)) }

  /// The text with plain marks.
  static func plain(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0xE2 }) else { return text }
    var (plain, rest): ([UInt8], ArraySlice<UInt8>) = ([], text)
    while let byte = rest.first {
      let mark = marks.first { $0.written[0] == byte && rest.starts(with: $0.written) }
      plain.append(mark?.plain ?? byte)
      rest = rest.dropFirst(mark?.written.count ?? 1)
    }
    return plain[...]
  }
}
