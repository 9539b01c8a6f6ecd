import ArgumentParser
import SwivelReports

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of what --json prints.",
    discussion: """
      Example: swivel schema finding > finding.schema.json

      A record says in schema which one it is. Later versions may add keys to it; a key that is \
      there keeps its meaning.
      """)

  @Argument(help: "A schema: finding, or swivel.finding/1; without one, the list of all.")
  var name: String?

  @Flag(help: "Print the schemas themselves, one per line.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    guard let name, RecordSchema.named(name) == nil else { return }
    let names = RecordSchema.all.map(\.name).joined(separator: ", ")
    throw ValidationError("there is no schema \(Names.printable(name)) (one of \(names))")
  }

  func run() throws {
    if let name {
      guard let schema = RecordSchema.named(name) else { return }
      return try Console.print(json: schema)
    }
    for schema in RecordSchema.all {
      Console.print(
        json ? try JSONLine.encode(schema) : schema.listed)
    }
  }
}
