/// Reads one line of JSON, within the limits of what the text form needs.
///
/// Foundation's decoder loses the order of keys and passes over repeated ones, and it takes many
/// times as long, which would be most of what reading a log costs.
struct JSONLine {
  // A header's facts are the deepest: an object in an object. One more for a better message.
  private static let maximumDepth = 4
  // A header's facts and the keys around them; no other object comes near it.
  private static let maximumMembers = 128

  let bytes: ArraySlice<UInt8>
  let line: Int
  var position: Int

  /// Reads the value that a line consists of; `nil` for a blank line.
  static func read(
    _ bytes: ArraySlice<UInt8>, line: Int
  ) throws(TextError) -> JSONValue? {
    var reader = Self(bytes: bytes, line: line, position: bytes.startIndex)
    guard reader.peek() != nil else { return nil }
    let value = try reader.value(depth: 0)
    guard reader.peek() == nil else { throw reader.flaw(.trailingCharacters) }
    return value
  }

  /// The error that something is wrong at the current position.
  func flaw(_ flaw: TextError.JSONFlaw) -> TextError {
    .notJSON(line: line, column: position - bytes.startIndex + 1, flaw)
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
    guard depth < Self.maximumDepth else { throw flaw(.tooDeep) }
    position += 1
    var object = JSONObject()
    if skip("}") { return object }
    // 8: the members of all but a few events.
    object.members.reserveCapacity(8)
    repeat {
      guard object.members.count < Self.maximumMembers else { throw flaw(.tooManyKeys) }
      guard peek() == UInt8(ascii: "\"") else { throw mismatch() }
      let key = try string()
      guard object[key] == nil else { throw .duplicateKey(line: line, key: key) }
      guard skip(":") else { throw mismatch() }
      object.members.append(.init(key: key, value: try value(depth: depth + 1)))
    } while skip(",")
    guard skip("}") else { throw mismatch() }
    return object
  }

  private mutating func array(depth: Int) throws(TextError) -> [JSONValue] {
    guard depth < Self.maximumDepth else { throw flaw(.tooDeep) }
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
