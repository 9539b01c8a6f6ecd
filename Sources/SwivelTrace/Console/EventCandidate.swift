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

  private static let prefix = Array("swivel: {".utf8)
  private static let quote = UInt8(ascii: "\"")
  private static let kindKey = Array("\"kind\"".utf8)

  init(_ line: ArraySlice<UInt8>) {
    let body = line.drop(while: Self.isSpace)
    if body.first == UInt8(ascii: "{") {
      (text, hasPrefix) = (line, false)
    } else if let end = Self.end(of: Self.prefix, in: body) {
      (text, hasPrefix) = (Self.unquoted(body[(end - 1)...]), true)
    } else {
      (text, hasPrefix) = (nil, false)
    }
  }

  /// An object, which may be in a quoted text.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.starts(with: "{\\\"".utf8) else { return text }
    var quoted = ForeignJSON([quote] + text)
    guard case .string(let plain)? = try? quoted.next() else { return text }
    return Array(plain.utf8)[...]
  }

  /// Whether an invalid line was meant as an event; after a definition was refused, also one of an
  /// unknown kind.
  func isMeant(by error: TextError, afterRefusal: Bool) -> Bool {
    if hasPrefix { return true }
    switch error {
    case .unknownKind(_, _, let suggestion): return suggestion != nil || afterRefusal
    case .misplacedHeader, .unsupportedVersion, .kindTaken, .codeTaken: return true
    default: return hasKindOfEvent
    }
  }

  /// Whether the line was meant as an event, if it is not read as JSON.
  var isMeantAsEvent: Bool { hasPrefix || hasKindOfEvent }

  /// Whether the first key `kind` has the kind of an event, or nearly, or may have been cut off.
  private var hasKindOfEvent: Bool {
    guard let text, let end = Self.end(of: Self.kindKey, in: text) else { return false }
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
