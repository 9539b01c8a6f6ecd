import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelTrace

struct ExportCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Converts a trace to a format that another tool can open.",
    discussion: """
      The perfetto format is JSON in the Trace Event Format, which you can open in \
      ui.perfetto.dev. It contains one track for the device and, for each window, tracks for the \
      allowed and shown orientations, the decisions and the pages; arrows connect causes to \
      effects, and evidence to findings.

      Example: swivel export bug.swivel -o bug.json
      """)

  @OptionGroup var input: TraceOptions

  @Option(help: ArgumentHelp("The output format.", valueName: "name"))
  var format = Form.perfetto

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write (default: standard output).", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "With -o, print a summary of the export as one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case perfetto
  }

  func validate() throws {
    if json, output == nil || output == "-" {
      throw ValidationError("--json requires -o FILE")
    }
  }

  func run() throws {
    let output = output == "-" ? nil : output
    let file = try output.map { path in
      try OutputRule.check([Output(path, as: .result(.perfetto))], reading: [input.file])
      return try GrowingFile(path)
    }
    let written = try export { bytes throws(Failure) in
      if let file {
        try file.write(bytes)
      } else {
        Console.write { $0 += bytes }
      }
    }
    try file?.close()
    if let output {
      let event = written.events.counting("event")
      Console.message("exported \(event) to \(output)")
      if json {
        Console.print(
          json: Results.export,
          (input.file, output, format.rawValue, written.events, written.entries))
      }
    }
    written.run.sayLoss()
    try Program.end(written.run.ending)
  }

  private typealias Written = (events: UInt64, entries: Int, run: TraceRun)

  private func export(_ write: ([UInt8]) throws -> Void) throws -> Written {
    var trace = try RepeatableTrace(input.file, mode: input.mode)
    var outline = RunOutline(input.file)
    try trace.readFirst { part, names in part.forEach { outline.apply($0, names) } }
    outline.finish(trace.run.reader.names, isWhole: !trace.run.hasLoss)
    var perfetto = PerfettoTrace(outline, generator: "swivel \(Swivel.version)")
    let stream = try trace.stream()
    var buffer: [UInt8] = []
    perfetto.begin(&buffer)
    try stream.forEachItem { item in
      perfetto.apply(item, stream.names, &buffer)
      guard buffer.count >= 1 << 16 else { return }
      try write(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    perfetto.finish(&buffer)
    try write(buffer)
    return (trace.run.reader.summary.eventCount, perfetto.count, trace.run)
  }
}
