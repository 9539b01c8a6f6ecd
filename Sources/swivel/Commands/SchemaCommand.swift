import ArgumentParser
import SwivelReports
import SwivelText

extension TableReader: ExpressibleByArgument {}

struct SchemaCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of what --json prints.",
    discussion: """
      Example: swivel schema finding > finding.schema.json

      The value of the "schema" key in an object is the name of its schema. The lines that cat \
      prints have no such key: they are the text form of the log. Later versions may add keys; \
      existing keys keep their meaning.

      Tools that read the tables of summarize --tables guess types, and take iOS 16.10 for a \
      number. With --format, schema prints code that gives a tool its types: \
      swivel schema table.traces --format duckdb
      """)

  @Argument(
    help: "The name of a schema, such as finding or swivel.finding/1; if omitted, all are listed.",
    completion: .list(RecordSchema.all.map(\.name)))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Print code that reads a table of summarize --tables with its types.", valueName: "reader"))
  var format: TableReader?

  @Flag(help: "Print the schemas themselves, one per line.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if format != nil { return try validateTable() }
    guard let name, RecordSchema.named(name) == nil else { return }
    let known = RecordSchema.all.map(name.hasPrefix("swivel.") ? \.id : \.name)
    throw ValidationError(
      "unknown schema \"\(Names.printable(name))\"\(correction(for: name, in: known))")
  }

  private func validateTable() throws {
    try require(!json, "--format prints code and cannot print JSON")
    guard name.flatMap(RecordSchema.named)?.table == nil else { return }
    let tables = TableDefinition.all.map { "table.\($0.name)" }.joined(separator: ", ")
    throw ValidationError("--format requires the name of a table: \(tables)")
  }

  func run() throws {
    if let format, let table = name.flatMap(RecordSchema.named)?.table {
      return Console.print(format.code(for: table))
    }
    if let name {
      guard let schema = RecordSchema.named(name) else { return }
      return Console.print(schema.json)
    }
    for schema in RecordSchema.all {
      Console.print(json ? schema.json : schema.listed)
    }
  }
}
