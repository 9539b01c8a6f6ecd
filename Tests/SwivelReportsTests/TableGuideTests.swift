import Foundation
import SwivelReports
import Testing

/// The guide's tables of columns are made of their definitions; `SWIVEL_RECORD=1` writes them anew,
/// and still fails.
struct TableGuideTests {
  private static let guide = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/swivel/Swivel.docc/Fleets.md")
  private static let beginning = "<!-- Made by TableGuideTests: SWIVEL_RECORD=1 swift test -->\n"
  private static let end = "\n<!-- The end of what is made. -->\n"

  @Test func `the columns of the guide are up to date`() throws {
    var text = try String(contentsOf: Self.guide, encoding: .utf8)
    let start = try #require(text.range(of: Self.beginning)?.upperBound)
    let end = try #require(text.range(of: Self.end)?.lowerBound)

    let isCurrent = text[start..<end] == Self.tables
    if !isCurrent, ProcessInfo.processInfo.environment["SWIVEL_RECORD"] == "1" {
      text.replaceSubrange(start..<end, with: Self.tables)
      try Data(text.utf8).write(to: Self.guide)
    }

    #expect(isCurrent, "stale; run with SWIVEL_RECORD=1 and read the difference")
  }

  @Test(arguments: TableDefinition.all.map(\.name))
  func `a column has one name and a meaning, and keys have values`(name: String) throws {
    let table = try #require(TableDefinition.all.first { $0.name == name })
    let names = table.columns.map(\.name)
    let required = table.columns.filter { !$0.isOptional }.map(\.name)

    #expect(Set(names).count == names.count)
    #expect(table.columns.allSatisfy { !$0.meaning.isEmpty })
    #expect(required.starts(with: table.key.prefix(1)) && Set(table.key).isSubset(of: required))
    #expect(Set(table.partitions).isSubset(of: names))
  }

  private static let tables = TableDefinition.all.map { table in
    """

    ### \(table.file)

    | Column | Type | What it is |
    |---|---|---|
    | `schema` | text | always `\(table.id)` |
    \(table.columns.map(row).joined(separator: "\n"))

    """
  }.joined()

  private static func row(_ column: TableColumn) -> String {
    let type = column.type.rawValue + (column.isOptional ? ", or none" : "")
    let unit = column.unit.map { "; in \($0)" } ?? ""
    let words = column.words.map { ": " + $0.map { "`\($0)`" }.joined(separator: ", ") } ?? ""
    return "| `\(column.name)` | \(type) | \(column.meaning)\(unit)\(words) |"
  }
}
