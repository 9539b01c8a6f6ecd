package import SwivelFindings

/// How a severity looks: the same shape in text and on a page.
package struct SeverityMark: Sendable {
  /// The sign on a time line.
  let sign: Character
  /// How it stands out in text.
  let style: TextStyle
  /// The path of the shape on a page, from -8 to 8; the page's script has the same.
  package let path: String
}

extension Finding.Severity {
  /// How it looks.
  package var mark: SeverityMark {
    among(
      SeverityMark(sign: "●", style: .note, path: "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5z"),
      SeverityMark(sign: "▲", style: .warning, path: "M0-6L6 5H-6z"),
      SeverityMark(sign: "■", style: .error, path: "M-5-5h10v10h-10z"))
  }

  /// What stands for it among values for a note, a warning and an error.
  func among<Value>(_ note: Value, _ warning: Value, _ error: Value) -> Value {
    switch self {
    case .note: note
    case .warning: warning
    case .error: error
    }
  }
}
