package import SwivelReports

/// Pages as HTML: one file that needs nothing else.
package enum ReportPage {
  package static func html(_ report: ReportRecord) -> String { TracePage(report).html }

  package static func html(_ diff: DiffReportRecord) -> String { DiffPage(diff).html }

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
