/// Reads JSON as its grammar has it: no comments, no trailing commas, no repeated keys.
///
/// Foundation's decoder takes trailing commas, drops repeated keys silently, keeps no order of keys,
/// and on Linux names no position (observed with Swift 6.3).
///
/// Source: RFC 8259.
struct JSONReader {
  /// How deep arrays and objects may lie in each other, which bounds the stack; scenarios need 7.
  static let deepest = 64

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  /// Reads the one value that a text holds.
  static func read(_ bytes: [UInt8]) throws(ScenarioError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }  // a byte order mark
    let value = try reader.value()
    guard reader.next() == nil else { throw reader.fault(.trailingText) }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func value() throws(ScenarioError) -> JSONValue {
    guard let byte = next() else { throw fault(.unexpectedEnd) }
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { reader throws(ScenarioError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(ScenarioError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t"): return try literal("true", .boolean(true))
    case UInt8(ascii: "f"): return try literal("false", .boolean(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: throw fault(.unexpectedByte(byte, expected: .value))
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(ScenarioError) -> JSONValue
  ) throws(ScenarioError) -> JSONValue {
    guard depth < Self.deepest else { throw fault(.tooDeep(limit: Self.deepest)) }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(ScenarioError) -> JSONValue {
    var elements: [JSONValue] = []
    if next() == UInt8(ascii: "]") {
      position += 1
      return .array(elements)
    }
    repeat {
      elements.append(try value())
    } while try separator(before: UInt8(ascii: "]"), expected: .commaOrBracket)
    return .array(elements)
  }

  private mutating func object() throws(ScenarioError) -> JSONValue {
    var object = JSONObject()
    if next() == UInt8(ascii: "}") {
      position += 1
      return .object(object)
    }
    repeat {
      let start = try expect(UInt8(ascii: "\""), .key)
      let key = try string()
      _ = try expect(UInt8(ascii: ":"), .colon)
      position += 1
      guard object.append(try value(), for: key) else { throw fault(.repeatedKey(key), at: start) }
    } while try separator(before: UInt8(ascii: "}"), expected: .commaOrBrace)
    return .object(object)
  }

  /// Reads a comma, and tells so, or the closing bracket.
  private mutating func separator(
    before closing: UInt8, expected: JSONFault.Expected
  ) throws(ScenarioError) -> Bool {
    guard let byte = next() else { throw fault(.unexpectedEnd) }
    guard byte == closing || byte == UInt8(ascii: ",") else {
      throw fault(.unexpectedByte(byte, expected: expected))
    }
    position += 1
    return byte != closing
  }

  /// Stops in front of a byte that must come next.
  private mutating func expect(
    _ wanted: UInt8, _ expected: JSONFault.Expected
  ) throws(ScenarioError) -> Int {
    guard let byte = next() else { throw fault(.unexpectedEnd) }
    guard byte == wanted else { throw fault(.unexpectedByte(byte, expected: expected)) }
    return position
  }

  private mutating func literal(
    _ word: String, _ value: JSONValue
  ) throws(ScenarioError) -> JSONValue {
    for letter in word.utf8 {
      guard position < bytes.count else { throw fault(.unexpectedEnd) }
      guard bytes[position] == letter else {
        throw fault(.unexpectedByte(bytes[position], expected: .value))
      }
      position += 1
    }
    return value
  }

  /// Skips white space and returns the byte behind it; `nil` at the end.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return bytes[position]
      }
    }
    return nil
  }
}

extension JSONReader {
  /// Makes the error that names a fault and its line and column, both counted from 1.
  func fault(_ fault: JSONFault, at offset: Int? = nil) -> ScenarioError {
    let before = bytes[..<(offset ?? position)]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    // A continuation byte of UTF-8 is no column of its own.
    let columns = before[lineStart...].count { $0 & 0xC0 != 0x80 }
    return .syntax(fault, line: before.count { $0 == newline } + 1, column: columns + 1)
  }
}
