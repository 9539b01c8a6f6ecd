/// Why a line is not a line of a log's text.
///
/// Lines are counted from 1. A key is told with the way to it, such as `header.app` or `mask[1]`.
public enum TextError: Error, Equatable, Sendable {
  /// The line has more bytes than a line may have.
  case lineTooLong(line: Int, limit: Int)
  /// The line is not JSON, from this character on.
  case notJSON(line: Int, column: Int, JSONFlaw)
  /// The line is JSON, and no object.
  case notAnObject(line: Int, found: String)
  /// An object has a key twice.
  case duplicateKey(line: Int, key: String)
  /// An object has a key that means nothing there.
  case unknownKey(line: Int, key: String, suggestion: String?)
  /// An object lacks a key.
  case missingKey(line: Int, key: String)
  /// A value is of the wrong type, or out of its limits.
  case unexpected(line: Int, key: String, expected: Expectation, found: String)
  /// A value is a word that is none of those that may stand there.
  case unknownWord(line: Int, key: String, word: String, suggestion: String?)
  /// An event is of a kind that neither this version nor the log describes.
  case unknownKind(line: Int, kind: String, suggestion: String?)
  /// An event's sequence number is not larger than that of the event in front of it.
  case sequenceNotIncreasing(line: Int, sequence: UInt64, previous: UInt64)
  /// An event's time lies before that of the event in front of it.
  case timeDecreasing(line: Int, time: UInt64, previous: UInt64)
  /// The form is of another major version.
  case unsupportedVersion(line: Int, version: String)
  /// A header follows other lines.
  case misplacedHeader(line: Int)
  /// A kind is described under the name of another one.
  case kindTaken(line: Int, kind: String, code: UInt8)
  /// A kind is described under the code of another one.
  case codeTaken(line: Int, code: UInt8, kind: String)
  /// A log holds no more names.
  case tooManyNames(line: Int, limit: Int)
}

extension TextError {
  /// The error of a line that is not the JSON of one object with different keys.
  init(_ error: JSONError) {
    if case .repeatedKey(let key) = error.flaw {
      self = .duplicateKey(line: error.line, key: key)
    } else {
      self = .notJSON(line: error.line, column: error.column, error.flaw)
    }
  }
}
