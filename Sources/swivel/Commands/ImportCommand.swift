import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelText
import SwivelTrace
import SwivelReports
import SwivelQueries

struct ImportCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Converts another tool's recording into a Swivel log.",
    discussion: """
      With sentry or bugsnag, Swivel reads a JSON report \
      and uses its breadcrumbs: device orientation, screens and the app's lifecycle. With \
      xcresult, it reads the activities of a UI test, from xcrun xcresulttool. With \
      console, it reads what swivel record reads: the output of log, Xcode, Console.app, \
      idevicesyslog or pymobiledevice3, or any text with events; unified-log is another name for it. \
      Anything that the input does not contain stays unknown.

      Example: swivel import sentry event.json -o event.swivel --ios 17.2
      """)

  /// The source of the records, by its name.
  struct Kind: ExpressibleByArgument {
    let imported: Import.Kind

    static let allValueStrings = Import.Kind.all.map(\.name)
    static let defaultCompletionKind = CompletionKind.list(allValueStrings)

    init?(argument: String) {
      guard let kind = Import.Kind(name: argument) else { return nil }
      imported = kind
    }
  }

  @Argument(help: "The tool that wrote the file.")
  var kind: Kind

  @Argument(help: "The file; - for standard input.", completion: .file())
  var file: String

  @OptionGroup var log: NewLogOption

  @Option(
    help: ArgumentHelp(
      """
      The version of iOS that the app ran on, if the file does not state it.
      """, valueName: "version"))
  var ios: String?

  @Option(
    help: """
      The device, if the file does not state it: iphone-faceid, iphone-home, iphone-plus, ipad, \
      or a model such as iPhone14,5.
      """,
    completion: .list(DeviceWord.all.map(\.word)))
  var device: String?

  @OptionGroup var console: ConsoleOptions

  @Flag(help: "Print a summary of the import as one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    try ReadingOptions.requireOutputFile(log.output)
    // The values and error messages are those of whatif.
    try ChangeOptions.usage(of: "--ios") { () throws(ChangeError) in
      if let ios { _ = try ChangeReader.system(ios) }
    }
    try ChangeOptions.usage(of: "--device") { () throws(ChangeError) in
      if let device { _ = try ChangeReader.device(device) }
    }
  }

  func run() throws {
    try OutputRule.check([Output(log.output, as: .newLog)], reading: [file])
    let counts: ImportCounts
    do throws(Import.Fault) {
      counts = try Unfinished.files.during(log.output) { () throws(Import.Fault) in
        try Import.run(
          kind.imported, from: file, to: log.output, stating: stated, process: console.process)
      }
    } catch {
      throw failure(error)
    }
    Console.show(rejected: counts.faults, of: counts.rejected)
    Console.show(counts)
    if counts.assumedTimes > 0 { Console.message(assumption(of: counts.assumedTimes)) }
    Console.message(counts.summary(of: kind.imported, to: log.output))
    if counts.replaced > 0 {
      let count = counts.replaced.counting("character")
      Console.message("note: \(file): \(count) cut in half replaced with U+FFFD")
    }
    if json {
      Console.print(json: Results.imported, (kind.imported.name, file, log.output, counts))
    }
    try Program.end(counts.rejected == 0 && counts.missing == 0 ? .done : .lossy)
  }

  /// What times are assumed of records without one.
  private func assumption(of count: UInt64) -> String {
    switch kind.imported {
    case .console:
      "note: \(file): the times of \(count.counting("event")) are not known; "
        + "they are assumed to be 1 ms apart"
    case .report:
      "note: \(file): \(count.counting("breadcrumb")) without a time; "
        + "the time of the one before is assumed"
    }
  }

  private var stated: StatedFacts {
    StatedFacts(system: ios.flatMap { SystemVersion($0) }, device: device)
  }

  private func failure(_ fault: Import.Fault) -> Failure {
    switch fault {
    case .unreadable(let error):
      Failure(file, error.description, help: folderHelp ?? Failure.help(error, file))
    case .unwritable(let error): Failure(log.output, error)
    case .malformed(let error):
      Failure(file, error.description, help: otherKindHelp(error) ?? help(error))
    }
  }

  /// The command for a file that is another import's.
  private func otherKindHelp(_ error: ImportError) -> String? {
    guard Files.descriptor(of: file) == nil, file != "-" else { return nil }
    if error == .compressed, (try? LogReader(path: file)) != nil {
      return "it is a log already; to check it, run: swivel check \(ShellWord.file(file))"
    }
    guard let kind = Import.guess(path: file), kind != self.kind.imported else { return nil }
    return "swivel import \(kind.name) \(ShellWord.path(file)) -o \(ShellWord.path(log.output))"
  }

  /// What exports the contents of a bundle.
  private var folderHelp: String? {
    guard Files.isFolder(file) else { return nil }
    let word = ShellWord.path(file)
    if file.has(text: ".xcresult") {
      return "xcrun xcresulttool get test-results activities --test-id ID --path \(word) "
        + "> activities.json"
    }
    guard file.has(text: ".logarchive") else { return nil }
    return "log show --archive \(word) --style ndjson > console.ndjson"
  }

  private func help(_ error: ImportError) -> String {
    switch (error, kind.imported) {
    case (.tooLarge, _): "import only the event, or only its breadcrumbs"
    case (.breadcrumbs(let kind), _):
      "swivel import \(kind.rawValue) \(ShellWord.path(file)) -o \(ShellWord.path(log.output))"
    case (.foreignBreadcrumbs, _):
      "specify a report of a service that swivel import reads; see swivel help import"
    case (.compressed, _): "gunzip it first"
    case (.packedReplay, _): "import the event's JSON, as downloaded from Sentry"
    case (.otherSystem, _): "import a report of the app on iOS or iPadOS"
    case (.crashlyticsBreadcrumbs, _), (.otherService, _):
      "import its text instead, if the app logs events: swivel import console"
    case (.noMessages, _), (.notUnderstood, _):
      "save the output of log show or log stream with --style ndjson, or the text of a console"
    case (.noActivities, _):
      "specify the output of xcrun xcresulttool get test-results activities --test-id ID --path Run.xcresult"
    case (.noBreadcrumbs, .report(let tool)):
      "specify the event's complete JSON, with its breadcrumbs, as downloaded from \(tool.name) or stored by the app"
    case (.notJSON, _): "specify the raw JSON as the service exports it"
    case (_, .console): "specify the text of a console"
    case (_, .report(let tool)):
      "is it a \(tool.name) report? "
        + ReportKind.allCases.filter { $0 != tool }
        .map { "swivel import \($0.rawValue) reads \($0.name) reports" }.joined(separator: ", ")
    }
  }
}
