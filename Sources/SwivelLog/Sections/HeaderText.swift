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

extension HeaderText {
  /// The number of lines in a header's text that are not reflected in the header that was read from
  /// it.
  static func unusedLineCount(_ text: String, of header: TraceHeader) -> Int {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    var left = Dictionary(header.facts.map { ("\($0.key.rawValue)\t\($0.value)", 1) }) { $0 + $1 }
    let isPlain = lines.popFirst().map { isVersionLine(String($0)) } ?? true
    let unused = lines.count { line in
      let line = String(line)
      guard line != "\(unitKey)\t\(unit)" else { return false }
      // Of two lines with the same key one is without effect.
      defer { left[line] = nil }
      return left[line] == nil
    }
    return unused + (isPlain ? 0 : 1)
  }

  /// Whether a first line has a version and nothing else.
  private static func isVersionLine(_ line: String) -> Bool {
    let minor = line.dropFirst("\(opening)1.".count)
    return line == "\(opening)1"
      || line.hasPrefix("\(opening)1.") && (1...3).contains(minor.utf8.count)
        && minor.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

/// A log's report of its repair.
enum RecoveryText {
  private static let numberKeys: Set<Substring> = [
    "adopted", "holes", "lost", "cut", "damaged",
  ]

  /// The number of lines that this version would not write.
  static func foreignLineCount(_ text: String) -> Int {
    text.unicodeScalars.split(separator: "\n").count { !isOwn(String($0)) }
  }

  private static func isOwn(_ line: String) -> Bool {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard words.count == 2, let key = words.first, let value = words.last else { return false }
    let digits: (Substring) -> Bool = { word in
      (1...20).contains(word.utf8.count) && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard key == "by" else { return numberKeys.contains(key) && digits(value) }
    guard value != "swivel recorder" else { return true }
    let numbers = value.dropFirst("swivel ".count).split(
      separator: ".", omittingEmptySubsequences: false)
    return value.hasPrefix("swivel ") && numbers.count == 3
      && numbers.allSatisfy { $0.utf8.count <= 3 && digits($0) }
  }
}
