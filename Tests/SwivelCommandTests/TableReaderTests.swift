import SwivelReports
import SwivelTestKit
import Testing

/// The code of `schema --format`, which gives a reader the types of a table.
///
/// `tools/check-tables` runs it.
struct TableReaderTests {
  /// How a reader writes a text, an integer and a boolean, without punctuation.
  private static let words: [TableReader: [TableColumn.Kind: String]] = [
    .arrow: [.text: "pa.string", .integer: "pa.int64", .boolean: "pa.bool_"],
    .clickhouse: [
      .text: "Nullable String", .integer: "Nullable Int64", .boolean: "Nullable Bool",
    ],
    .duckdb: [.text: "VARCHAR", .integer: "BIGINT", .boolean: "BOOLEAN"],
    .pandas: [.text: "pa.string", .integer: "pa.int64", .boolean: "pa.bool_"],
    .polars: [.text: "pl.String", .integer: "pl.Int64", .boolean: "pl.Boolean"],
    .spark: [.text: "STRING", .integer: "BIGINT", .boolean: "BOOLEAN"],
  ]

  @Test(arguments: TableReader.allCases)
  func `the code has all columns in order, each with its type`(reader: TableReader) throws {
    let words = try #require(Self.words[reader])
    for table in TableDefinition.all {
      let outcome = try Program.run("schema", "table.\(table.name)", "--format", reader.rawValue)
      let expected = ([("schema", .text)] + table.columns.map { ($0.name, $0.type) })
        .map { "\($0) \(words[$1] ?? "")" }
      let lines = outcome.lines.map { line in
        line.split { " \"'(),:".contains($0) }.joined(separator: " ")
      }

      #expect(outcome.code == 0)
      #expect(lines.filter(expected.contains) == expected)
    }
  }

  @Test func `only a table has such code`() throws {
    let other = try Program.run("schema", "finding", "--format", "polars")
    #expect(other.code == 64)
    #expect(other.errors.contains("--format requires the name of a table: table.traces"))
    #expect(try Program.run("schema", "--format", "polars").code == 64)
    #expect(try Program.run("schema", "table.traces", "--json", "--format", "polars").code == 64)
  }
}
