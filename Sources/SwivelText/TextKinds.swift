import SwivelModel

/// The kinds of a log by code and by name: those that this version knows and those that the log
/// describes.
struct TextKinds: Sendable {
  /// The kinds that this version knows, by code; a kind without a name for every other code.
  static let known: [TextKind] = (0...UInt8.max).map { code in
    EventSchema.known(code: code).map(TextKind.init) ?? TextKind(unknownCode: code)
  }
  private static let knownCodes = Dictionary(
    uniqueKeysWithValues: EventSchema.known.map { ($0.name, $0.code) })

  /// The names of the kinds that this version knows, in no order.
  static var knownNames: some Collection<String> { knownCodes.keys }

  private var shapes = Self.known
  private var codes = Self.knownCodes
  private var described: [UInt8: EventSchema] = [:]

  /// How events of a code are written and read.
  subscript(code: UInt8) -> TextKind { shapes[Int(code)] }

  /// How events of a kind are written and read; `nil` for a name that no kind has.
  subscript(name: String) -> TextKind? {
    if let code = codes[name] { return self[code] }
    guard name.hasPrefix(TextForm.unknownKindPrefix),
      let code = UInt8(name.dropFirst(TextForm.unknownKindPrefix.count)), (1...127).contains(code)
    else { return nil }
    return TextKind(unknownCode: code)
  }

  /// The names of all kinds, in no order.
  var names: some Collection<String> { codes.keys }

  /// Whether a kind has been described in just these words.
  func isDescribed(_ schema: EventSchema) -> Bool {
    described[schema.code] == schema
  }

  /// Takes a description; `false`, changing nothing, when the name belongs to another code, or the
  /// code to another name.
  mutating func describe(_ schema: EventSchema) -> Bool {
    guard codes[schema.name, default: schema.code] == schema.code,
      EventSchema.known(code: schema.code).map({ $0.name == schema.name }) ?? true
    else { return false }
    if let former = described[schema.code], Self.knownCodes[former.name] == nil {
      codes[former.name] = nil
    }
    codes[schema.name] = schema.code
    described[schema.code] = schema
    shapes[Int(schema.code)] = TextKind(schema)
    return true
  }

  /// Records a description that cannot be used, and keeps the kind as this version knows it.
  mutating func refuse(_ schema: EventSchema) {
    described[schema.code] = schema
    shapes[Int(schema.code)] = Self.known[Int(schema.code)]
  }
}
