/// Reads JSON, within limits: one line of the text form, or what another tool wrote.
///
/// Foundation's decoder loses the order of keys and passes over repeated ones, and it takes many
/// times as long, which would be most of what reading a log costs.
struct JSONLine {
  /// What a text may come to before it is refused.
  struct Limits {
    /// How deep objects and arrays may lie in each other, which bounds the stack.
    let depth: Int
    /// How many keys an object may have.
    let members: Int
    /// How many values there may be, which bounds the memory.
    var values: Int
    /// Whether a key may appear once only; looking for it takes the square of the keys' number.
    let refusesRepeatedKeys: Bool

    // A header's facts are the deepest: an object in an object. One more for a better message. Its
    // facts and the keys around them are the most members, and a line's length bounds the values.
    static let textForm = Self(depth: 4, members: 128, values: .max, refusesRepeatedKeys: true)
  }

  let bytes: ArraySlice<UInt8>
  let line: Int
  var position: Int
  private var limits: Limits

  init(bytes: ArraySlice<UInt8>, line: Int, limits: Limits = .textForm) {
    (self.bytes, self.line, self.limits) = (bytes, line, limits)
    position = bytes.startIndex
  }

  /// Reads the value that a line consists of; `nil` for a blank line.
  static func read(
    _ bytes: ArraySlice<UInt8>, line: Int
  ) throws(TextError) -> JSONValue? {
    var reader = Self(bytes: bytes, line: line)
    guard let value = try reader.next() else { return nil }
    guard reader.peek() == nil else { throw reader.flaw(.trailingCharacters) }
    return value
  }

  /// Reads the next of the values that stand one behind the other; `nil` at the end.
  mutating func next() throws(TextError) -> JSONValue? {
    guard peek() != nil else { return nil }
    return try value(depth: 0)
  }

  /// The error that something is wrong at the current position.
  func flaw(_ flaw: TextError.JSONFlaw) -> TextError {
    let before = bytes[..<position]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? bytes.startIndex
    return .notJSON(
      line: line + before.count { $0 == newline }, column: position - start + 1, flaw)
  }

  /// The error for a byte that does not belong, or for the lack of any.
  func mismatch() -> TextError {
    flaw(position == bytes.endIndex ? .endsEarly : .unexpectedCharacter)
  }

  /// The next byte after white space.
  private mutating func peek() -> UInt8? {
    while position < bytes.endIndex {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        position += 1
      case let byte:
        return byte
      }
    }
    return nil
  }

  /// Moves past a byte if it is the next one after white space.
  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(TextError) -> JSONValue {
    guard let first = peek() else { throw mismatch() }
    guard limits.values > 0 else { throw flaw(.tooManyValues) }
    limits.values -= 1
    switch first {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw mismatch()
    }
  }

  private mutating func object(depth: Int) throws(TextError) -> JSONObject {
    guard depth < limits.depth else { throw flaw(.tooDeep) }
    position += 1
    var object = JSONObject()
    if skip("}") { return object }
    // 8: the members of all but a few events.
    object.members.reserveCapacity(8)
    repeat {
      guard object.members.count < limits.members else { throw flaw(.tooManyKeys) }
      guard peek() == UInt8(ascii: "\"") else { throw mismatch() }
      let key = try string()
      guard !limits.refusesRepeatedKeys || object[key] == nil else {
        throw .duplicateKey(line: line, key: key)
      }
      guard skip(":") else { throw mismatch() }
      object.members.append(.init(key: key, value: try value(depth: depth + 1)))
    } while skip(",")
    guard skip("}") else { throw mismatch() }
    return object
  }

  private mutating func array(depth: Int) throws(TextError) -> [JSONValue] {
    guard depth < limits.depth else { throw flaw(.tooDeep) }
    position += 1
    var values: [JSONValue] = []
    if skip("]") { return values }
    repeat {
      values.append(try value(depth: depth + 1))
    } while skip(",")
    guard skip("]") else { throw mismatch() }
    return values
  }

  private mutating func literal(
    _ word: String, _ value: JSONValue
  ) throws(TextError) -> JSONValue {
    for byte in word.utf8 {
      guard position < bytes.endIndex, bytes[position] == byte else { throw mismatch() }
      position += 1
    }
    return value
  }
}
