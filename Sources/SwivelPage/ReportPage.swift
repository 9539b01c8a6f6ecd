import Mustache
package import SwivelReports

/// Pages as HTML: one file that needs nothing else.
package struct ReportPage: Sendable {
  /// A template that is not valid; the templates are constants, so that only a test can see it.
  package struct TemplateError: Error {
    let name: String
  }

  private let library: MustacheLibrary

  /// Reads the templates.
  package init() throws {
    MustacheContentTypes.register(EscapedContent(), named: EscapedContent.name)
    var library = MustacheLibrary()
    for (name, template) in PageAssets.templates {
      // A file's last line end would stand in the middle of a line.
      let text = String(decoding: template, as: UTF8.self).dropLast()
      try library.register(EscapedContent.pragma + text, named: name)
    }
    self.library = library
  }

  /// The page of a trace.
  package func html(_ report: ReportRecord) throws -> String {
    let json = HTMLText.embedded(json: try JSONLine.encode(report))
    return try render(ReportView(report, .of(.report), json: json), "report")
  }

  /// The page that lists many traces.
  package func index(
    _ rows: [IndexRow], generator: String, command: String, path: String
  ) throws -> String {
    try render(
      IndexView(rows, generator: generator, command: command, path: path, .of(.index)), "index")
  }

  /// The page about two runs.
  package func html(_ diff: DiffReportRecord) throws -> String {
    let json = HTMLText.embedded(json: try JSONLine.encode(diff))
    return try render(DiffView(diff, .of(.diff), json: json), "diff")
  }

  /// The page that lists many traces, with what is known about some of them below.
  package func single(
    _ rows: [IndexRow], _ reports: [ReportRecord], generator: String, command: String,
    path: String
  ) throws -> String {
    let index = IndexView(
      rows, generator: generator, command: command, path: path, .of(.index), isFolder: false)
    return try render(SingleView(index, reports, .of(.index)), "single")
  }

  private func render(_ view: Any, _ template: String) throws -> String {
    guard let html = library.render(view, withTemplate: template) else {
      throw TemplateError(name: template)
    }
    return html
  }
}
