import ArgumentParser
import SwivelDiff
import SwivelModel
import SwivelReports

/// What is compared, and how it is printed.
struct DiffOptions: ParsableArguments {
  @Option(help: "How the answer is printed: text, json or markdown.")
  var format = Format.text

  @Flag(help: "Print one JSON object for each pair of runs, as --format json does.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "A kind of event that is not compared, as cat names it; repeatable.", valueName: "kind"))
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "Tell steps whose times differ by more than this, which is no difference by itself.",
      valueName: "seconds"))
  var timeTolerance: Seconds?

  @Flag(help: "Compare events only, and replay nothing: the first divergence, and how many differ.")
  var eventsOnly = false

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  func validate() throws {
    let kinds = EventSchema.known.map(\.name)
    for kind in ignore where !kinds.contains(kind) {
      throw ValidationError("there is no kind of event '\(kind)'")
    }
  }

  /// The same for the comparison itself.
  var comparing: RunComparison.Options {
    let codes = EventSchema.known.filter { ignore.contains($0.name) }.map(\.code)
    return RunComparison.Options(
      ignored: Set(codes), tolerance: timeTolerance?.first.rawValue, isEventsOnly: eventsOnly)
  }

  /// Prints an answer.
  func print(_ comparison: Comparison, base: String, head: String) throws {
    if json || format == .json {
      let record = DiffRecord(comparison, base: base, head: head)
      Output.standard.print(try JSONLine.encode(record))
    } else {
      let lines =
        format == .markdown
        ? DiffMarkdown(comparison, base: base, head: head).lines
        : DiffText(comparison, base: base, head: head).lines
      for line in lines { Output.standard.print(line) }
    }
  }
}
