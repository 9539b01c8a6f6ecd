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
    var library = MustacheLibrary()
    for (name, template) in PageAssets.templates {
      // A file's last line end would stand in the middle of a line.
      let text = String(decoding: template, as: UTF8.self)
      try library.register(text.hasSuffix("\n") ? String(text.dropLast()) : text, named: name)
    }
    self.library = library
  }

  /// The page of a trace.
  package func html(_ report: ReportRecord) throws -> String {
    let json = try Self.embedded(report)
    return try render(ReportView(report, .of(.report), json: json), .report)
  }

  /// The page that lists many traces.
  package func index(
    _ rows: [IndexRow], generator: String, command: String, path: String
  ) throws -> String {
    try render(
      IndexView(rows, generator: generator, command: command, path: path, .of(.index)), .index)
  }

  private func render(_ view: Any, _ kind: PageAssets.Kind) throws -> String {
    guard let html = library.render(view, withTemplate: kind.rawValue) else {
      throw TemplateError(name: kind.rawValue)
    }
    return html
  }

  /// A document as JSON that can stand in a script element.
  private static func embedded(_ record: some Encodable) throws -> String {
    var bytes: [UInt8] = []
    for byte in try JSONLine.encode(record).utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += #"\u003c"#.utf8
      case UInt8(ascii: ">"): bytes += #"\u003e"#.utf8
      case UInt8(ascii: "&"): bytes += #"\u0026"#.utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
