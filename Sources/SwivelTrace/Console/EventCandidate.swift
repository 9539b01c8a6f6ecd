import SwivelText

/// A line of a console that may be an event.
///
/// A console also prints dictionaries, structured logs of other tools, and JSON with a `kind` of
/// its own. Only a line that was meant as an event is a loss if it is invalid: one with the prefix
/// `swivel:`, or one whose kind is that of an event, or nearly.
struct EventCandidate {
  /// The object, without the prefix and what comes before it; `nil` if the line has none.
  let text: ArraySlice<UInt8>?
  /// Whether it has the prefix, so that nothing else can be meant.
  let hasPrefix: Bool

  private static let name = Array("swivel".utf8)
  // What may be between the prefix and the object: `console.log("swivel:", …)` puts each in quotes.
  private static let gap = Array(" \t'\",\u{A0}".utf8)
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let kindKey = Array("\"kind\"".utf8)

  init(_ line: ArraySlice<UInt8>) {
    let body = line.drop(while: Self.isSpace)
    if body.first == UInt8(ascii: "{") {
      (text, hasPrefix) = (line, false)
    } else if let start = Self.prefixed(body) {
      (text, hasPrefix) = (Self.unquoted(body[start...]), true)
    } else {
      (text, hasPrefix) = (nil, false)
    }
  }

  /// The index of the object after the first prefix that has one.
  static func prefixed(_ line: ArraySlice<UInt8>) -> Int? {
    afterPrefix(in: line) { $0.first == UInt8(ascii: "{") }?.startIndex
  }

  /// What follows the first prefix for which it is wanted.
  static func afterPrefix(
    in line: ArraySlice<UInt8>, where isWanted: (ArraySlice<UInt8>) -> Bool
  ) -> ArraySlice<UInt8>? {
    var rest = line
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[(colon + 1)...]
      // Objects have many colons: one byte excludes nearly all.
      guard colon > line.startIndex, line[colon - 1] | 0x20 == UInt8(ascii: "l"),
        isName(line[..<colon].suffix(name.count))
      else { continue }
      let text = rest.drop(while: gap.contains)
      if isWanted(text) { return text }
    }
    return nil
  }

  /// Whether a text begins with the prefix, and something follows that.
  static func isPrefixed(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.dropFirst(name.count)
    return rest.first == UInt8(ascii: ":") && rest.count > 1 && isName(text.prefix(name.count))
  }

  /// Whether bytes are the name before the colon, in capitals or not.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == name.count && zip(bytes, name).allSatisfy { $0 | 0x20 == $1 }
  }

  /// What follows an event in the same line, if it is another one.
  static func next(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let body = line.drop(while: isSpace)
    guard let start = body.first == UInt8(ascii: "{") ? body.startIndex : prefixed(line),
      prefixed(line[(start + 1)...]) != nil, let object = object(in: line[start...]),
      prefixed(line[object.endIndex...]) != nil
    else { return nil }
    return line[object.endIndex...]
  }

  /// The object at the beginning of a text, which may be quoted; `nil` if it does not end in it.
  private static func object(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard isQuoted(text) else { return JSONExtent.object(in: text) }
    let (object, isWhole) = JSONExtent.quotedObject(in: text)
    return isWhole ? object : nil
  }

  private static func isQuoted(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "{\\".utf8)
  }

  /// An object, which may be in a quoted text, also in one that was cut off, or in a field of a
  /// table, where quotes are doubled; a line may have thousands, so what follows is left out.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if text.starts(with: "{\"\"".utf8) { return undoubled(text) }
    guard isQuoted(text) else { return text }
    let object = JSONExtent.quotedObject(in: text).text
    for end in [[quote], [backslash, quote]] {
      var quoted = ForeignJSON([quote] + object + end)
      if case .string(let plain)? = try? quoted.next() { return Array(plain.utf8)[...] }
    }
    return object
  }

  private static func undoubled(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (plain, isSecond, extent): ([UInt8], Bool, JSONExtent) = ([], false, JSONExtent())
    for byte in text {
      isSecond = byte == quote && !isSecond && plain.last == quote
      guard !isSecond else { continue }
      plain.append(byte)
      if extent.take(byte) { break }
    }
    return plain[...]
  }

  /// Whether an invalid line was meant as an event; after a definition was refused, also one of an
  /// unknown kind.
  func isMeant(by error: TextError, afterRefusal: Bool) -> Bool {
    if hasPrefix { return true }
    switch error {
    case .unknownKind(_, _, let suggestion): return suggestion != nil || afterRefusal
    case .misplacedHeader, .unsupportedVersion: return true
    default: return error.isOfDefinition || hasKindOfEvent
    }
  }

  /// Whether the line was meant as an event, if it is not read as JSON.
  var isMeantAsEvent: Bool { hasPrefix || hasKindOfEvent }

  /// Whether the first key `kind` has the kind of an event, or nearly, or may have been cut off.
  private var hasKindOfEvent: Bool {
    guard let text = text.map({ JSONExtent.object(in: $0) ?? $0 }),
      let end = Self.end(of: Self.kindKey, in: text)
    else { return false }
    let value = text[end...].drop { Self.isSpace($0) || $0 == UInt8(ascii: ":") }
    guard let first = value.first else { return true }
    let word = value.dropFirst().prefix { $0 != Self.quote }
    guard first == Self.quote else { return false }
    let kind = String(decoding: word, as: UTF8.self)
    return word.endIndex == value.endIndex
      ? EventTextReader.isBeginningOfKind(kind) : EventTextReader.isNearlyKind(kind)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The index after the first occurrence of some bytes.
  private static func end(of bytes: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
    line.range(of: bytes)?.upperBound
  }
}
