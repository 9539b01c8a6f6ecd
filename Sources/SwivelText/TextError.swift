/// Why a line is invalid in a log's text.
///
/// Lines are counted from 1. A key is given with its path, such as `header.app` or `mask[1]`.
public enum TextError: Error, Equatable, Sendable {
  /// The line has more bytes than a line may have.
  case lineTooLong(line: Int, limit: Int)
  /// The line is invalid JSON from this column on.
  case notJSON(line: Int, column: Int, JSONFlaw)
  /// The line is JSON, but not an object.
  case notAnObject(line: Int, found: String)
  /// An object has a key twice.
  case duplicateKey(line: Int, key: String)
  /// An object has an unknown key; the fields that its kind of event has instead.
  case unknownKey(line: Int, key: String, suggestion: String?, of: EventFields? = nil)
  /// An object lacks a key.
  case missingKey(line: Int, key: String)
  /// A value has the wrong type or is out of range.
  case unexpected(line: Int, key: String, expected: Expectation, found: String)
  /// A value is an unknown word.
  case unknownWord(line: Int, key: String, word: String, known: [String])
  /// An event is of a kind that neither this version nor the log describes.
  case unknownKind(line: Int, kind: String, suggestion: String?)
  /// An event's sequence number is not larger than the previous one.
  case sequenceNotIncreasing(line: Int, sequence: UInt64, previous: UInt64)
  /// An event's time is before the previous one.
  case timeDecreasing(line: Int, time: UInt64, previous: UInt64)
  /// The text has another major version.
  case unsupportedVersion(line: Int, version: String)
  /// A header follows other lines.
  case misplacedHeader(line: Int)
  /// A kind is described under the name of another one.
  case kindTaken(line: Int, kind: String, code: UInt8)
  /// A kind is described under the code of another one.
  case codeTaken(line: Int, code: UInt8, kind: String)
  /// The name table is full.
  case tooManyNames(line: Int, limit: Int)
}

extension TextError {
  /// The error for a line that is not a single JSON object with unique keys.
  init(_ error: JSONError) {
    if case .repeatedKey(let key) = error.flaw {
      self = .duplicateKey(line: error.line, key: key)
    } else {
      self = .notJSON(line: error.line, column: error.column, error.flaw)
    }
  }

  /// Whether the description of a kind is refused.
  package var isOfDefinition: Bool {
    switch self {
    case .kindTaken, .codeTaken: true
    case .unexpected(_, "code", .number(1...127), _): true
    case .unexpected(_, let key, _, _): key == "fields" || key.hasPrefix("fields[")
    default: false
    }
  }

  /// The fields of a kind of event.
  public struct EventFields: Hashable, Sendable {
    /// The name of the kind.
    public let kind: String
    /// The names of its fields.
    public let names: [String]
  }

  /// The requirements of a value.
  public enum Expectation: Hashable, Sendable {
    /// `true` or `false`.
    case bool
    /// A text.
    case string
    /// An object.
    case object
    /// A list.
    case array
    /// A whole number within limits.
    case number(ClosedRange<Int64>)
    /// A whole number from 0, up to a limit beyond ``number(_:)``.
    case count(UInt64)
    /// A number in steps of two of the platform's bits, which have no lowest one.
    case evenNumber(maximum: UInt64)
    /// A version of a system.
    case version
    /// The version of the text form.
    case formVersion
    /// The unit of time.
    case unit(String)
    /// A text, or the number of a lost name.
    case name
    /// The sequence number of this event or an earlier one.
    case cause(maximum: UInt64)
    /// One word, such as this one.
    case word(example: String)
    /// A list of words without repeats, such as this one.
    case words(example: String)
    /// A key of a header.
    case headerKey
    /// One line of text that is not too long.
    case headerValue
    /// A header with fewer keys.
    case shorterHeader(limit: Int)
    /// The name of a kind.
    case kindName
    /// A field and its type, each field once.
    case field
    /// No more numbers than a record holds.
    case shorterList(limit: Int)
  }
}

extension TextError.Expectation: CustomStringConvertible {
  /// The requirement, to follow "expected".
  public var description: String {
    switch self {
    case .bool: "true or false"
    case .string: "a string"
    case .object: "an object"
    case .array: "an array"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .count(let maximum): "a whole number from 0 to \(maximum)"
    case .evenNumber(let maximum): "an even number from 0 to \(maximum)"
    case .version: #"a version such as "16.0""#
    case .formVersion: #"a version such as "1.0""#
    case .unit(let unit): "\"\(unit)\""
    case .name: #"a string or {"lost": number}"#
    case .cause(let maximum): "the number of an event up to \(maximum)"
    case .word(let example): "a word such as \"\(example)\""
    case .words(let example): "an array of words without duplicates, such as [\"\(example)\"]"
    case .headerKey: "up to 32 lower-case letters, digits and hyphens"
    case .headerValue: "one line of up to 512 bytes"
    case .shorterHeader(let limit): "up to \(limit) keys"
    case .kindName: "up to 64 letters, digits, hyphens and underscores"
    case .field: #"different fields such as "controller:number""#
    case .shorterList(let limit): "up to \(limit) numbers"
    }
  }
}
