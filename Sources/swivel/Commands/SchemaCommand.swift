import ArgumentParser
import SwivelReports
import SwivelText

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of what --json prints.",
    discussion: """
      Example: swivel schema finding > finding.schema.json

      The value of the "schema" key in an object is the name of its schema. The lines that cat \
      prints have no such key: they are the text form of the log. Later versions may add keys; \
      existing keys keep their meaning.
      """)

  @Argument(
    help: "The name of a schema, such as finding or swivel.finding/1; if omitted, all are listed.",
    completion: .list(RecordSchema.all.map(\.name)))
  var name: String?

  @Flag(help: "Print the schemas themselves, one per line.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    guard let name, RecordSchema.named(name) == nil else { return }
    let known = RecordSchema.all.map(name.hasPrefix("swivel.") ? \.id : \.name)
    throw ValidationError(
      "unknown schema \"\(Names.printable(name))\"\(correction(for: name, in: known))")
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
