import ArgumentParser
import SwivelReports

/// A form of findings, and the file that they are written to: `sarif`, or `sarif:out.sarif`.
struct FormatOption: ExpressibleByArgument {
  let format: CheckFormat
  /// `nil` for the standard output.
  let path: String?

  /// The names of all forms.
  static let names = CheckFormat.allCases.map(\.rawValue).joined(separator: ", ")

  init(_ format: CheckFormat) {
    (self.format, path) = (format, nil)
  }

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let format = CheckFormat(rawValue: String(name)) else {
      return nil
    }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
    if path?.isEmpty == true { return nil }
  }
}
