import SwivelTrace
import SwivelModel
import SwivelText

/// What an import came to, as the lines that `cat` prints.
struct Imported {
  let lines: [String]
  let counts: ImportCounts
  var faults: [String] = []
}

/// Imports a report.
func imported(_ kind: ReportKind, _ report: String) throws -> Imported {
  let report = try ImportedReport(kind, Array(report.utf8))
  return Imported(lines: text(report.items, report.vocabulary), counts: report.counts)
}

/// Imports a report that is a list of breadcrumbs.
func imported(_ kind: ReportKind, crumbs: String...) throws -> Imported {
  try imported(kind, "{\"breadcrumbs\":[\(crumbs.joined(separator: ","))]}")
}

/// Reads the lines of a console.
func read(_ lines: String...) -> Imported { readText(lines.joined(separator: "\n")) }

/// Reads the lines of a console that are one text.
func readText(_ console: String) -> Imported { readText(Array(console.utf8)) }

/// Reads a console of any encoding.
func readText(_ console: [UInt8]) -> Imported {
  var reader = ConsoleReader()
  var items: [TraceItem] = []
  for line in console.split(separator: 0x0A, omittingEmptySubsequences: false) {
    items += reader.read(line: line)
  }
  items += reader.finish()
  return Imported(
    lines: text(items, reader.vocabulary), counts: reader.counts, faults: reader.takeFaults())
}

/// A text as it stands in a string of JSON.
func escaped(_ text: String) -> String {
  text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: #"\""#)
}

private func text(_ items: [TraceItem], _ vocabulary: Vocabulary) -> [String] {
  var (writer, bytes) = (EventTextWriter(), [UInt8]())
  for item in items { writer.write(item, vocabulary: vocabulary, into: &bytes) }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}
