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
  /// The breadcrumbs are those of a tool that is not known.
  case foreignBreadcrumbs
  /// An export of test results has no activities.
  case noActivities
  /// The breadcrumbs are those of Crashlytics.
  case crashlyticsBreadcrumbs
  /// The report is of a service whose reports are not read.
  case otherService(String)
  /// The report is of an app on another system.
  case otherSystem(String)
  /// The file is compressed.
  case compressed
  /// The recording of a replay is compressed, or in a form with its video.
  case packedReplay
  /// There is neither a line with a timestamp nor one about orientations.
  case noMessages
  /// There is none that is known, but a line that looks like one.
  case notUnderstood(line: Int)

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
    case .noActivities: "the file contains no activities of a test"
    case .otherService(let name): "the file is from \(name), whose reports are not read"
    case .otherSystem(let name): "the report is of an app on \(name), and not on iOS"
    case .compressed: "the file is compressed by gzip"
    case .packedReplay:
      "the only breadcrumbs in the file are those of a replay, which is compressed or packed with its video"
    case .breadcrumbs(let kind): "the breadcrumbs in the file are from \(kind.rawValue)"
    case .foreignBreadcrumbs:
      "the breadcrumbs in the file are from neither Sentry nor Bugsnag"
    case .crashlyticsBreadcrumbs:
      "the breadcrumbs in the file are from Crashlytics, which records no orientations"
    case .noMessages:
      "the file contains neither lines of a console nor messages about orientations"
    case .notUnderstood(let line):
      "no line of the file is understood; the first one that may be of use is line \(line)"
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
  /// The error of a JSON reader, after some lines of the file.
  init(_ error: JSONError, after lineCount: Int = 0) {
    self = .notJSON(line: lineCount + error.line, column: error.column, error.flaw)
  }
}
