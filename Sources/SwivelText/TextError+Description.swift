extension TextError: CustomStringConvertible {
  /// The error as people read it; text from the line is quoted, cut and escaped.
  public var description: String {
    switch self {
    case .lineTooLong(let line, let limit):
      "line \(line): longer than \(limit) bytes"
    case .notJSON(let line, let column, let flaw):
      "line \(line): not JSON, column \(column): \(flaw)"
    case .notAnObject(let line, let found):
      "line \(line): expected an object, found \(found)"
    case .duplicateKey(let line, let key):
      "line \(line): key \(Self.quoted(key)) appears twice"
    case .unknownKey(let line, let key, let suggestion):
      "line \(line): unknown key \(Self.quoted(key))\(hint(suggestion))"
    case .missingKey(let line, let key):
      "line \(line): key \(Self.quoted(key)) is missing"
    case .unexpected(let line, let key, let expected, let found):
      "line \(line): \(Self.quoted(key)): expected \(expected), found \(found)"
    case .unknownWord(let line, let key, let word, let suggestion):
      "line \(line): \(Self.quoted(key)): unknown word \(Self.quoted(word))\(hint(suggestion))"
    case .unknownKind(let line, let kind, let suggestion):
      "line \(line): unknown kind \(Self.quoted(kind))\(hint(suggestion))"
    case .sequenceNotIncreasing(let line, let sequence, let previous):
      "line \(line): \"seq\" must be more than \(previous), found \(sequence)"
    case .timeDecreasing(let line, let time, let previous):
      "line \(line): \"t\" must be at least \(previous), found \(time)"
    case .unsupportedVersion(let line, let version):
      "line \(line): version \(Self.quoted(version)) of the text form is not supported"
    case .misplacedHeader(let line):
      "line \(line): the header must be the first line"
    case .kindTaken(let line, let kind, let code):
      "line \(line): kind \(Self.quoted(kind)) already has the code \(code)"
    case .codeTaken(let line, let code, let kind):
      "line \(line): code \(code) is that of kind \(Self.quoted(kind))"
    case .tooManyNames(let line, let limit):
      "line \(line): more than \(limit) names, or too many bytes of names"
    }
  }

  /// A text in quotation marks, short and safe to print.
  static func quoted(_ text: String) -> String {
    // 40: the longest word of the form is half of that.
    let limit = 40
    var bytes: [UInt8] = []
    bytes.append(quoted: String(text.unicodeScalars.prefix(limit)))
    let quoted = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.dropFirst(limit).isEmpty ? quoted : "\(quoted)…"
  }

  /// A text without quotation marks, short and safe to print.
  package static func shortened(_ text: String) -> String {
    String(quoted(text).drop { $0 == "\"" }.filter { $0 != "\"" })
  }

  /// A text without quotation marks, safe to print.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(quoted: text)
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}
