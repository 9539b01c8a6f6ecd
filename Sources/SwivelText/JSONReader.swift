/// Reads JSON, within limits: one line of the text form, a whole file, or another tool's output.
///
/// Foundation's decoder loses the order of keys and ignores repeated ones, and it takes many times
/// as long, which would be most of the time for reading a log. On Linux it reports no position.
struct JSONReader {
  /// The limits beyond which a text is rejected.
  struct Limits {
    /// The nesting depth of objects and arrays, which bounds the stack.
    let depth: Int
    /// The number of keys in an object.
    let members: Int
    /// The number of values, which bounds the memory.
    var values: Int
    /// Whether a key may appear once only.
    let refusesRepeatedKeys: Bool
    /// Whether half of a surrogate pair is replaced: other tools cut texts there.
    var replacesHalfPairs = false

    // A header's facts are the deepest: an object in an object. One more for a better message. Its
    // facts and the keys around them are the most members, and a line's length bounds the values.
    static let textForm = Self(depth: 4, members: 128, values: .max, refusesRepeatedKeys: true)
    // Scenarios are nested 7 deep, and the size of a file bounds the values.
    static let document = Self(depth: 64, members: .max, values: .max, refusesRepeatedKeys: true)
  }

  // From here on a set of the keys is faster than comparing all of them.
  private static let fewMembers = 32

  let bytes: ArraySlice<UInt8>
  let line: Int
  var position: Int
  private(set) var limits: Limits
  /// How many halves of surrogate pairs were replaced.
  var replacedCount = 0

  /// Makes a reader of a text whose first line has this number.
  init(bytes: ArraySlice<UInt8>, line: Int, limits: Limits) {
    (self.bytes, self.line, self.limits) = (bytes, line, limits)
    position = bytes.startIndex
  }

  /// Makes a reader of a file, which may begin with a byte order mark.
  init(file bytes: ArraySlice<UInt8>, line: Int, limits: Limits) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.init(
      bytes: bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes, line: line,
      limits: limits)
  }

  /// Reads the value that the text consists of; `nil` for a blank text.
  mutating func only() throws(JSONError) -> ParsedValue? {
    guard let value = try next() else { return nil }
    guard peek() == nil else { throw flaw(.trailingCharacters) }
    return value
  }

  /// Reads the next of several consecutive values; `nil` at the end.
  mutating func next() throws(JSONError) -> ParsedValue? {
    guard peek() != nil else { return nil }
    return try value(depth: 0)
  }

  /// The error for a flaw at a position, by default the current one.
  func flaw(_ flaw: JSONFlaw, at place: Int? = nil) -> JSONError {
    let before = bytes[..<(place ?? position)]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? bytes.startIndex
    // A continuation byte of UTF-8 is not a column.
    let columns = before[start...].count { $0 & 0xC0 != 0x80 }
    return JSONError(
      flaw: flaw, line: line + before.count { $0 == newline }, column: columns + 1)
  }

  /// The error for an unexpected byte or end.
  func mismatch(_ expected: JSONFlaw.Expected) -> JSONError {
    guard position < bytes.endIndex else { return flaw(.endsEarly) }
    return flaw(.unexpected(bytes[position], expected: expected))
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

  private mutating func value(depth: Int) throws(JSONError) -> ParsedValue {
    guard let first = peek() else { throw flaw(.endsEarly) }
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
    default: throw mismatch(.value)
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> ParsedObject {
    guard depth < limits.depth else { throw flaw(.tooDeep(limit: limits.depth)) }
    position += 1
    var object = ParsedObject()
    var keys: Set<String> = []
    if skip("}") { return object }
    // 8: the members of all but a few events.
    object.members.reserveCapacity(8)
    repeat {
      guard object.members.count < limits.members else { throw flaw(.tooManyKeys) }
      guard peek() == UInt8(ascii: "\"") else { throw mismatch(.key) }
      let start = position
      let key = try string()
      guard !limits.refusesRepeatedKeys || Self.isNew(key, object, &keys) else {
        throw flaw(.repeatedKey(key), at: start)
      }
      guard skip(":") else { throw mismatch(.colon) }
      object.members.append(.init(key: key, value: try value(depth: depth + 1)))
    } while skip(",")
    guard skip("}") else { throw mismatch(.commaOrBrace) }
    return object
  }

  /// Whether an object lacks a key; the set gets the keys once there are many.
  private static func isNew(
    _ key: String, _ object: ParsedObject, _ keys: inout Set<String>
  ) -> Bool {
    guard object.members.count >= fewMembers else { return object[key] == nil }
    if keys.isEmpty { keys.formUnion(object.members.lazy.map(\.key)) }
    return keys.insert(key).inserted
  }

  private mutating func array(depth: Int) throws(JSONError) -> [ParsedValue] {
    guard depth < limits.depth else { throw flaw(.tooDeep(limit: limits.depth)) }
    position += 1
    var values: [ParsedValue] = []
    if skip("]") { return values }
    repeat {
      values.append(try value(depth: depth + 1))
    } while skip(",")
    guard skip("]") else { throw mismatch(.commaOrBracket) }
    return values
  }

  private mutating func literal(
    _ word: String, _ value: ParsedValue
  ) throws(JSONError) -> ParsedValue {
    for byte in word.utf8 {
      guard position < bytes.endIndex, bytes[position] == byte else { throw mismatch(.value) }
      position += 1
    }
    return value
  }
}
