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
  /// An object has an unknown key.
  case unknownKey(line: Int, key: String, suggestion: String?)
  /// An object lacks a key.
  case missingKey(line: Int, key: String)
  /// A value has the wrong type or is out of range.
  case unexpected(line: Int, key: String, expected: Expectation, found: String)
  /// A value is an unknown word.
  case unknownWord(line: Int, key: String, word: String, suggestion: String?)
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
}
