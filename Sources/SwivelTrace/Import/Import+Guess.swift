extension Import {
  // Most reports, and the first events of a console: those of an app's launch.
  private static let reportLimit = 1 << 22
  private static let consoleLimit = 1 << 18

  /// The import that reads a file, if it finds something in its beginning.
  package static func guess(path: String) -> Kind? {
    guard let bytes = try? WholeFile.read(path: path, upTo: reportLimit) else { return nil }
    for kind in ReportKind.allCases {
      guard let report = try? ImportedReport(kind, bytes), report.counts.usedRecords > 0 else {
        continue
      }
      return .report(kind)
    }
    return Capture.hasEvent(Array(bytes.prefix(consoleLimit))) ? .console : nil
  }
}
