import SwivelModel

extension EventTextReader {
  static let headerKeys = ["swivel", "unit", "header"]

  /// Reads the members of a first line.
  func header(
    _ object: ParsedObject, version: ParsedValue
  ) throws(TextError) -> TraceHeader {
    let minor = try minorVersion(version)
    if minor <= TextForm.minorVersion { try check(object, has: Self.headerKeys) }
    if let unit = object["unit"], unit != .string(TextForm.unit) {
      throw unexpected("unit", .unit(TextForm.unit), unit)
    }
    guard let value = object["header"] else { return TraceHeader() }
    guard case .object(let facts) = value else { throw unexpected("header", .object, value) }
    var header = TraceHeader()
    for fact in facts.members { try add(fact, to: &header) }
    return header
  }

  private func minorVersion(_ value: ParsedValue) throws(TextError) -> UInt64 {
    guard case .string(let text) = value else { throw unexpected("swivel", .formVersion, value) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let major = UInt64(parts[0]), let minor = UInt64(parts[1]) else {
      throw unexpected("swivel", .formVersion, value)
    }
    guard major == TextForm.majorVersion else {
      throw .unsupportedVersion(line: lineCount, version: text)
    }
    return minor
  }

  private func add(_ fact: ParsedObject.Member, to header: inout TraceHeader) throws(TextError) {
    let path = "header.\(fact.key)"
    guard let key = TraceHeader.Key(rawValue: fact.key) else {
      throw .unexpected(
        line: lineCount, key: "header", expected: .headerKey, found: TextError.quoted(fact.key))
    }
    guard case .string(let text) = fact.value else { throw unexpected(path, .string, fact.value) }
    guard !header.set(key, to: text) else { return }
    guard header.facts.count < TraceHeader.maximumCount else {
      throw unexpected(path, .shorterHeader(limit: TraceHeader.maximumCount), fact.value)
    }
    throw unexpected(path, .headerValue, fact.value)
  }

  /// Reads the members of a line that reports missing events.
  func loss(_ object: ParsedObject) throws(TextError) -> Loss {
    try check(object, has: ["loss", "reason"])
    let count = try required("loss", in: object)
    guard case .number(let count) = count, count <= Loss.maximumCount else {
      throw unexpected("loss", .count(Loss.maximumCount), count)
    }
    let value = try required("reason", in: object)
    guard case .string(let word) = value else {
      throw unexpected("reason", .word(example: Loss.Reason.bufferFull.word), value)
    }
    guard let reason = Loss.Reason(word: word) else {
      throw unknownWord("reason", word, Loss.Reason.words)
    }
    return Loss(count: count, reason: reason)
  }

  /// Reads the description of a kind.
  mutating func define(_ object: ParsedObject) throws(TextError) {
    try check(object, has: ["define", "code", "fields"])
    let name = try required("define", in: object)
    guard case .string(let kind) = name, TextForm.isWord(kind) else {
      throw unexpected("define", .kindName, name)
    }
    let value = try required("code", in: object)
    guard case .number(let code) = value, (1...127).contains(code) else {
      throw unexpected("code", .number(1...127), value)
    }
    let fields = try fields(try required("fields", in: object))
    let schema = EventSchema(code: UInt8(code), name: kind, fields: fields)
    try checkNotTaken(schema)
    vocabulary.define(schema)
    // A description of which this version knows more is not kept; its events need none.
    guard vocabulary.newerKinds[schema.code] == schema else { return }
    _ = kinds.describe(schema)
    misspelling = nil
  }

  private func checkNotTaken(_ schema: EventSchema) throws(TextError) {
    if let taken = kinds[schema.name], taken.code != schema.code {
      throw .kindTaken(line: lineCount, kind: schema.name, code: taken.code)
    }
    if let known = EventSchema.known(code: schema.code), known.name != schema.name {
      throw .codeTaken(line: lineCount, code: schema.code, kind: known.name)
    }
    // Earlier events were read by the first description.
    guard let former = vocabulary.newerKinds[schema.code] else { return }
    let (short, long) =
      former.fields.count < schema.fields.count
      ? (former.fields, schema.fields) : (schema.fields, former.fields)
    guard former.name == schema.name, long.starts(with: short) else {
      throw .codeTaken(line: lineCount, code: schema.code, kind: former.name)
    }
  }

  private func fields(_ value: ParsedValue) throws(TextError) -> [EventSchema.Field] {
    guard case .array(let values) = value else { throw unexpected("fields", .array, value) }
    guard values.count <= Record.maximumCount else {
      throw unexpected("fields", .shorterList(limit: Record.maximumCount), value)
    }
    var fields: [EventSchema.Field] = []
    for (index, value) in values.enumerated() {
      guard case .string(let text) = value, let field = Self.field(text), field.isDescribable,
        !fields.contains(where: { $0.name == field.name })
      else { throw unexpected("fields[\(index)]", .field, value) }
      fields.append(field)
    }
    return fields
  }

  private static func field(_ text: String) -> EventSchema.Field? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return EventSchema.Field(String(parts[0]), FieldType(rawValue: String(parts[1])))
  }
}

extension EventTextReader {
  /// The value of a required key.
  func required(_ key: String, in object: ParsedObject) throws(TextError) -> ParsedValue {
    guard let value = object[key] else { throw .missingKey(line: lineCount, key: key) }
    return value
  }

  /// Throws for keys that are not allowed.
  func check(_ object: ParsedObject, has keys: [String]) throws(TextError) {
    for member in object.members where !keys.contains(member.key) {
      throw .unknownKey(
        line: lineCount, key: member.key, suggestion: nearest(member.key, in: keys))
    }
  }

  /// The error for a value of the wrong type, or out of its limits.
  func unexpected(
    _ key: String, _ expected: TextError.Expectation, _ value: ParsedValue
  ) -> TextError {
    .unexpected(line: lineCount, key: key, expected: expected, found: value.summary)
  }

  /// The error for a word that is not allowed.
  func unknownWord(_ key: String, _ word: String, _ words: [String]) -> TextError {
    .unknownWord(line: lineCount, key: key, word: word, known: words)
  }
}
