import SwivelFindings
import SwivelText

/// A form of results, recognized by its beginning: only a file of the same form is replaced.
package struct ResultForm: Sendable {
  /// Its name in messages.
  package let name: String
  private let marks: [Mark]

  /// What a file of a form begins with, and what it has, in its first line or anywhere.
  private struct Mark: Sendable {
    var starts: [String] = [""]
    var parts: [String] = [""]
    var isLine = true

    func isOn(_ bytes: [UInt8]) -> Bool {
      guard starts.contains(where: { bytes.starts(with: $0.utf8) }) else { return false }
      let end = isLine ? bytes.firstIndex(of: UInt8(ascii: "\n")) : nil
      let text = bytes[..<(end.map { $0 + 1 } ?? bytes.endIndex)]
      return parts.contains { $0.isEmpty || text.range(of: $0.utf8) != nil }
    }
  }

  /// How many bytes of a file show its form: in JSON, the mark may be at the end of a long line.
  package var byteLimit: Int {
    [CheckFormat.json, .sarif].map(\.rawValue).contains(name) ? 32 << 20 : 1 << 16
  }

  /// Whether it is that of pages, of which one command writes many.
  package var isPage: Bool { name == CheckFormat.html.rawValue }

  /// Whether a file is a result of this form.
  package func isForm(of bytes: [UInt8]) -> Bool { marks.contains { $0.isOn(bytes) } }
}

extension ResultForm {
  package static let perfetto = Self(
    name: "perfetto",
    marks: [Mark(starts: [#"{"displayTimeUnit":"ms","otherData":{"generator":"swivel "#])])

  package static func table(_ table: TableDefinition) -> Self {
    Self(
      name: "a table of \(table.name)",
      marks: [Mark(starts: [#"{"schema":"swivel.table.\#(table.name)/"#])])
  }

  package init(_ format: CheckFormat) {
    (name, marks) = (format.rawValue, Self.marks(of: format))
  }

  /// What a result is about.
  private static let ids =
    Detector.all.map(\.id.rawValue) + RunRule.allCases.map(\.rawValue)
    + [UnjudgedText.id, CheckReport.unreadable]

  private static func marks(of format: CheckFormat) -> [Mark] {
    let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    return switch format {
    case .text: texts
    case .json:
      ["finding", "verdict", "diff", "outcome"].map { name in
        Mark(starts: [#"{""#], parts: [#""schema":"swivel.\#(name)/"#])
      }
    case .xcode: [Mark(parts: ids.map { " (\($0))\n" })]
    case .github: [Mark(starts: ["::"], parts: ids.map { "title=\($0)::" })]
    case .sarif: [Mark(starts: [#"{"$schema":"#], parts: [#""driver":{"name":"swivel""#])]
    case .junit: [Mark(starts: [xml + "<testsuites name=\"swivel "], isLine: false)]
    case .gitlab: [Mark(starts: ["[]\n"] + ids.map { #"[{"check_name":"\#($0)""# })]
    case .checkstyle:
      [
        Mark(
          starts: [xml + "<checkstyle "], parts: [" source=\"swivel.", "\">\n</checkstyle>"],
          isLine: false)
      ]
    case .markdown: [Mark(starts: ["### swivel "] + ["✅", "🔀", "❌", "➖"].map { "**\($0) " })]
    case .html:
      [
        Mark(
          starts: ["<!doctype html>\n"], parts: [" name=\"generator\" content=\"swivel "],
          isLine: false)
      ]
    }
  }

  /// The first lines of texts: a finding, a total, a plot, or how a run compares.
  private static var texts: [Mark] {
    [
      Mark(starts: ["error: ", "warning: ", "note: "], parts: ids.map { " [\($0)]\n" }),
      Mark(starts: (0...9).map(String.init), parts: [" finding"]),
      Mark(starts: ["    "], parts: [" │0"]),
      Mark(starts: ["- "], parts: [" event\n+ ", " events\n+ "], isLine: false),
      Mark(starts: [
        "inconclusive: no findings, ", "compared  ", "no behavioral change", "the runs cannot be ",
      ]),
      Mark(parts: [
        ": same\n", ": differs\n", ": no golden\n", ": no matching run\n",
        ": could not be compared\n", ": saved as a new golden", "it cannot be compared",
      ]),
    ]
  }
}
