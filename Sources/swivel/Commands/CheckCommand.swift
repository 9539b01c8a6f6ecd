import ArgumentParser
import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReports

struct CheckCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Finds unwanted and missing rotations, and explains them.",
    discussion: """
      Example: swivel check logs --fail-on error --format sarif:out.sarif

      If you specify no files, the traces listed under "traces" in \(Configuration.name) are \
      checked.
      """)

  @OptionGroup var inputs: InputOptions

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "The format of the findings, and its file; repeatable. NAME is \(FormatOption.names).",
      valueName: "name[:path]"),
    completion: FormatOption.defaultCompletionKind, transform: FormatOption.read)
  var format: [FormatOption] = []

  @Flag(help: "Print one JSON object for each finding, as --format json does.")
  var json = false

  @Option(
    help: ArgumentHelp(
      """
      Exit with 1 for findings of this severity or higher (default: note). To also exit with 1 \
      for an inconclusive trace (one that contains too little to rule out findings), add \
      inconclusive to the list, as in --fail-on warning,inconclusive.
      """, valueName: "severity"))
  var failOn: [FailOn] = []

  @Flag(help: "Exit with 0 even if something is found.")
  var exitZero = false

  @Option(
    help: ArgumentHelp(
      """
      How to group the findings of several traces in text, Markdown, SARIF, annotations and the job \
      summary: each problem once, with the traces that have it (fingerprint: the same finding on the \
      same page), or all findings of each trace (none).
      """, valueName: "kind"))
  var group = Grouping.fingerprint

  enum Grouping: String, ExpressibleByArgument, CaseIterable {
    case fingerprint, none
  }

  @Option(
    help: ArgumentHelp("Do not report the findings listed in this file.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(
    help: """
      Add new findings to the baseline. If only directories or patterns are specified, or nothing, \
      also remove those that no longer occur.
      """)
  var updateBaseline = false

  @Option(
    help: ArgumentHelp(
      """
      The configuration file (default: \(Configuration.name) in this directory or a parent \
      directory).
      """, valueName: "file"), completion: .file())
  var config: String?

  @Flag(help: "Ignore \(Configuration.name) files.")
  var noConfig = false

  @Flag(
    help: """
      Exit with 1, even with --exit-zero, if any of the app's names is unredacted (in the header, \
      the events or custom event kinds), or if the log contains data that swivel redact never \
      writes. Names in the --allow list are exempt.
      """)
  var requireRedacted = false

  @OptionGroup var allowed: AllowOption

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    try ownFormats.checkOneForStandardOutput()
    try require(requireRedacted || allowed.allow == nil, "--allow requires --require-redacted")
    try require(config == nil || !noConfig, "--config and --no-config cannot be combined")
  }

  mutating func run() throws {
    let configuration = try configuration()
    let namesAll = inputs.isEmpty || inputs.areFolders
    if inputs.isEmpty { inputs.files = try configuration.namedTraces() }
    let formats = try formats(configuration)
    try OutputRule.check(
      outputs(formats, configuration), reading: try inputs.paths() + sideFiles(configuration))
    var baselineFile = try baselineFile(configuration)
    let known = baselineFile.map(\.fingerprints) ?? []
    let isGrouped = try group == .fingerprint && inputs.hasSeveral()
    var (writer, tally) = (try FindingWriter(formats, isGrouped: isGrouped), CheckTally())
    var notes = TraceNotes(isLimited: isGrouped)
    var pages = try pages(formats)
    let hasText = formats.isEmpty || formats.contains { $0.format == .text }
    let question = try question(
      configuration, hasPages: pages != nil, triesChanges: hasText && !isGrouped)
    let maker = pages?.maker
    try inputs.forEach { input in
      let examined = Examination(input, question)
      let checked = CheckedTrace(
        examined, question.mode, formats, isGrouped: isGrouped, known: known)
      return (checked, MadeReport(examined, maker))
    } then: { (checked: CheckedTrace, made: MadeReport?) in
      if let made { try pages?.add(made) }
      try writer.write(checked.trace, checked.parts)
      notes.show(checked.notes)
      baselineFile?.add(checked.trace)
      tally.count(checked)
    }
    guard !tally.isEmpty else {
      throw Failure(inputs.filesFrom ?? "", "the list is empty, so nothing was checked")
    }
    notes.finish()
    let isPrinted = tally.isAnswer && writer.isTextForPeople
    let failure = failOn.reduce(configuration.failOn) { $1.over($0) }
    try writer.finish(
      total: tally.isAnswer ? tally.text : nil, rejectsUnjudged: failure.includesUnjudged)
    _ = try pages?.finish()
    // The same is on the standard output, for people.
    if !isPrinted { Console.message(tally.text) }
    if tally.unreadCount < tally.traceCount {
      try baselineFile?.finish(isWhole: tally.isWhole, namesAll: namesAll)
    }
    let asked = failure.over(FailOn(severity: .note))
    try Program.end(tally.ending(failOn: exitZero || updateBaseline ? nil : asked))
  }

  private func configuration() throws -> Configuration {
    if let config { return try Configuration(path: config) }
    return noConfig ? Configuration() : try Configuration.found()
  }

  private func question(
    _ configuration: Configuration, hasPages: Bool, triesChanges: Bool
  ) throws -> Examination.Question {
    Examination.Question(
      mode: reading.mode, judgement: configuration.judgement,
      parts: hasPages ? [.tally, .lanes] : .tally,
      audit: requireRedacted ? .names(except: try allowed.names()) : .none,
      triesChanges: triesChanges, report: hasPages ? Redaction.none : nil)
  }

  private var ownFormats: [FormatOption] { (json ? [FormatOption(.json)] : []) + format }

  /// The formats of the command line, else of the configuration.
  private func formats(_ configuration: Configuration) throws -> [FormatOption] {
    try (ownFormats.isEmpty ? configuration.formats : ownFormats).eachToItsOwnFile()
  }

  private func pages(_ formats: [FormatOption]) throws -> ReportOutput? {
    guard let path = try formats.pages() else { return nil }
    let isFolder = path.hasSuffix("/")
    return try ReportOutput(
      isFolder ? String(path.dropLast()) : path, isMany: try isFolder || inputs.hasSeveral(),
      isSingle: !isFolder, writesAll: false,
      command: "swivel check --format \(ShellWord.path("html:\(path)"))")
  }

  private func baselineFile(_ configuration: Configuration) throws -> BaselineFile? {
    guard let path = baseline ?? configuration.baseline else {
      guard !updateBaseline else {
        throw ValidationError("--update-baseline requires a file: --baseline FILE")
      }
      return nil
    }
    return try BaselineFile(path, isUpdate: updateBaseline)
  }
}
