import SwivelModel

/// The first block of a log, as readable text: `#swivel`, the version, and a line per fact.
enum HeaderText {
  static let version = "1.2"
  static let unit = "1us"
  static let opening = "#swivel\t"
  static let unitKey = "unit"

  static func text(_ header: TraceHeader) -> String {
    var text = "\(opening)\(version)\n\(unitKey)\t\(unit)\n"
    for fact in header.facts where fact.key.rawValue != unitKey {
      text += "\(fact.key.rawValue)\t\(fact.value)\n"
    }
    return text
  }

  /// Reads a header.
  ///
  /// - Throws: `notALog`, `unsupportedVersion` or `unsupportedUnit`.
  static func header(_ text: String) throws(LogError) -> TraceHeader {
    // By scalars, because a carriage return and a line feed are one character.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), String(first).hasPrefix(opening) else { throw .notALog }
    let version = first.dropFirst(opening.unicodeScalars.count)
    guard
      version.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) == "1"
    else { throw .unsupportedVersion(printable(version)) }
    return try header(lines)
  }

  private static func header(
    _ lines: ArraySlice<Substring.UnicodeScalarView>
  ) throws(LogError) -> TraceHeader {
    var header = TraceHeader()
    for line in lines {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let value = line[line.index(after: tab)...]
      let key = String(line[..<tab])
      if key == unitKey, String(value) != unit { throw .unsupportedUnit(printable(value)) }
      guard key != unitKey, let key = TraceHeader.Key(rawValue: key) else { continue }
      // A value that this version would not write is ignored: none is needed to read events.
      _ = header.set(key, to: String(value))
    }
    return header
  }

  /// The printable part of an untrusted word: 16 characters, without control characters.
  private static func printable(_ word: Substring.UnicodeScalarView) -> String {
    word.prefix(16).map { $0.isSteering ? "?" : String($0) }.joined()
  }
}
