package import SwivelText

/// Why a file of another tool cannot be imported.
///
/// Lines and columns are counted from 1, columns in characters.
package enum ImportError: Error, Equatable, Sendable {
  /// The file is too large.
  case tooLarge(limit: Int)
  /// It is not JSON from this position on.
  case notJSON(line: Int, column: Int, JSONFlaw)
  /// A value has the wrong type or is out of range.
  case unexpected(place: String, expected: Expectation, found: String)
  /// A report has no breadcrumbs, not even an empty list of them.
  case noBreadcrumbs
  /// The breadcrumbs are those of another tool.
  case breadcrumbs(of: ReportKind)
  /// There is neither a line of the system's log nor one about orientations.
  case noMessages
  /// A line has more bytes than a line may have.
  case lineTooLong(line: Int, limit: Int)
  /// A line of Swivel's recorder in the log is invalid.
  case recorderLine(line: Int, problem: String)

  /// The requirements of a value.
  package enum Expectation: Sendable {
    /// A text.
    case text
    /// An object.
    case object
    /// A list of breadcrumbs.
    case list
    /// A recent time: ISO 8601, or seconds or milliseconds since 1970.
    case time
  }
}

extension ImportError: CustomStringConvertible {
  /// The error as a sentence.
  package var description: String {
    switch self {
    case .tooLarge(let limit): "the file is larger than \(limit >> 20) MiB"
    case .notJSON(let line, let column, let flaw):
      "line \(line), column \(column): invalid JSON: \(flaw)"
    case .unexpected(let place, let expected, let found):
      "\(place): expected \(expected), found \(found)"
    case .noBreadcrumbs: "the file contains no breadcrumbs"
    case .breadcrumbs(let kind): "the breadcrumbs in the file are from \(kind.rawValue)"
    case .noMessages:
      "the file contains neither unified-log lines nor messages about orientations"
    case .lineTooLong(let line, let limit): "line \(line): the line is longer than \(limit) bytes"
    case .recorderLine(let line, let problem):
      "line \(line): a line from Swivel's recorder: \(problem)"
    }
  }
}

extension ImportError.Expectation: CustomStringConvertible {
  /// The requirement as text.
  package var description: String {
    switch self {
    case .text: "a text"
    case .object: "an object"
    case .list: "a list of breadcrumbs"
    case .time: "a time"
    }
  }
}

extension ImportError {
  /// The error of a JSON reader.
  init(_ error: JSONError) {
    self = .notJSON(line: error.line, column: error.column, error.flaw)
  }
}
