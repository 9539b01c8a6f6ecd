extension TextError: CustomStringConvertible {
  /// The error as a sentence; text from the line is quoted, truncated and escaped.
  public var description: String { "line \(line): \(problem)" }

  /// The line, counted from 1.
  private var line: Int {
    switch self {
    case .lineTooLong(let line, _), .notJSON(let line, _, _), .notAnObject(let line, _),
      .duplicateKey(let line, _), .unknownKey(let line, _, _, _), .missingKey(let line, _),
      .unexpected(let line, _, _, _), .unknownWord(let line, _, _, _),
      .unknownKind(let line, _, _), .sequenceNotIncreasing(let line, _, _),
      .timeDecreasing(let line, _, _), .unsupportedVersion(let line, _),
      .misplacedHeader(let line), .kindTaken(let line, _, _), .codeTaken(let line, _, _),
      .tooManyNames(let line, _):
      line
    }
  }

  /// The problem without its line number.
  package var problem: String {
    switch self {
    case .lineTooLong(_, let limit): "the line is longer than \(limit) bytes"
    case .notJSON(_, let column, let flaw): "invalid JSON at column \(column): \(flaw)"
    case .notAnObject(_, let found): "expected an object, found \(found)"
    case .duplicateKey(_, let key): "key \(Self.quoted(key)) appears twice"
    case .unknownKey(_, let key, let suggestion, let event):
      "unknown key \(Self.quoted(key))"
        + (suggestion == nil ? event.map { "; \($0)" } ?? "" : hint(suggestion))
    case .missingKey(_, let key): "key \(Self.quoted(key)) is missing"
    case .unexpected(_, let key, let expected, let found):
      "\(Self.quoted(key)): expected \(expected), found \(found)"
    case .unknownWord(_, let key, let word, let known):
      "\(Self.quoted(key)): unknown value \(Self.quoted(word))\(correction(for: word, in: known))"
    case .unknownKind(_, let kind, let suggestion):
      "unknown kind \(Self.quoted(kind))\(hint(suggestion))"
    case .sequenceNotIncreasing(_, let sequence, let previous):
      "\"seq\" must be more than \(previous), found \(sequence)"
    case .timeDecreasing(_, let time, let previous):
      "\"t\" must be at least \(previous), found \(time)"
    case .unsupportedVersion(_, let version):
      "version \(Self.quoted(version)) of the text form is not supported"
    case .misplacedHeader: "the header must be the first line"
    case .kindTaken(_, let kind, let code): "kind \(Self.quoted(kind)) already has the code \(code)"
    case .codeTaken(_, let code, let kind): "code \(code) belongs to kind \(Self.quoted(kind))"
    case .tooManyNames(_, let limit): "more than \(limit) names, or too many bytes of names"
    }
  }

  /// A text in quotation marks, short and safe to print.
  static func quoted(_ text: String) -> String {
    // 40: twice the longest word of the form.
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

extension TextError.EventFields: CustomStringConvertible {
  /// What the kind has, in one clause.
  public var description: String {
    let list = names.isEmpty ? "no fields" : names.joined(separator: ", ")
    return "\(TextError.shortened(kind)) has \(list)"
  }
}
