package import SwivelReports

/// Pages as HTML: one file that needs nothing else.
package enum ReportPage {
  /// The page of a trace.
  ///
  /// - Throws: Encoding errors of the record; none of the project's records has any.
  package static func html(_ report: ReportRecord) throws -> String {
    TracePage(report).html(json: try JSONLine.encode(report))
  }

  /// The page about two runs.
  ///
  /// - Throws: Encoding errors of the record; none of the project's records has any.
  package static func html(_ diff: DiffReportRecord) throws -> String {
    DiffPage(diff).html(json: try JSONLine.encode(diff))
  }

  /// The page that lists many traces.
  package static func index(
    _ rows: [IndexRow], generator: String, command: String, path: String
  ) -> String {
    IndexPage(rows, generator: generator, command: command, path: path, isFolder: true).html()
  }

  /// The page that lists many traces, with what is known about some of them below.
  package static func single(
    _ rows: [IndexRow], _ reports: [ReportRecord], generator: String, command: String,
    path: String
  ) -> String {
    let index = IndexPage(
      rows, generator: generator, command: command, path: path, isFolder: false)
    return SinglePage(index: index, reports: reports).html
  }
}
