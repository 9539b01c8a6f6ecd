import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelTrace

struct RedactCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redact", abstract: "Writes a log without its names into a new one.",
    discussion: """
      Each name of a type or a file, each note and each marker becomes a token, the same in every log, \
      so that logs can still be compared. All else stays as it is, and so does what replay and check \
      make of it.

      Example: swivel redact bug.swivel -o public.swivel --salt "$SALT"
      """)

  @Argument(
    help: "A log, or the directory of one; not the standard input.", completion: .file())
  var file: String

  @OptionGroup var reading: ReadingOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The log to write; it must not be there yet.", valueName: "file"),
    completion: .file())
  var output: String

  @Option(
    help: """
      What stands for a name: tokens, or nothing (drop), so that not even a name that somebody \
      guesses can be compared.
      """)
  var names = Manner.tokens

  @OptionGroup var allowed: AllowOption

  @Option(
    help: ArgumentHelp(
      "What makes the tokens of an app its own: with it kept secret, nobody else can try names.",
      valueName: "text"))
  var salt: String?

  @Flag(help: "Print what was written as one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  enum Manner: String, ExpressibleByArgument, CaseIterable {
    case tokens, drop
  }

  func validate() throws {
    try ReadingOptions.requireFile(file)
    try ReadingOptions.requireOutputFile(output)
    guard names == .tokens || salt == nil else {
      throw ValidationError("--salt is for tokens, and --names drop leaves none")
    }
  }

  func run() throws {
    let redaction = try redaction()
    let summary: Repair.Summary
    do throws(LogError) {
      summary = try Unfinished.files.during(output) { () throws(LogError) in
        try Repair.run(
          from: file, mode: reading.mode, redacting: redaction, to: output,
          by: "swivel \(Swivel.version)")
      }
    } catch {
      throw Failure.ofLog(file, madeInto: output, error)
    }
    let notes = summary.lossNotes(file)
    Talk.say(notes)
    let (all, replaced) = (summary.nameCount, summary.replacedNameCount)
    let others = all == replaced ? "" : "; \(kept)"
    Talk.say(
      "redacted \(replaced) of \(all.counting("name")), header included, in \(output)\(others)")
    if json { Output.standard.print(try JSONLine.encode(RedactRecord(file, output, summary))) }
    try Program.end(notes.isEmpty ? .done : .lossy)
  }

  /// What the names are that stay.
  private var kept: String {
    let tokens = names == .tokens ? "tokens already, or " : ""
    return "the others are \(tokens)the system's\(allowed.allow == nil ? "" : ", or on the list")"
  }

  private func redaction() throws -> Redaction {
    let allowed = try allowed.names()
    return switch names {
    case .tokens: .names(except: allowed, salt: salt ?? "")
    case .drop: .dropping(except: allowed)
    }
  }
}

/// What was written, for programs.
private struct RedactRecord: Encodable {
  let schema = "swivel.redact/1"
  let trace: String
  let log: String
  let events: UInt64
  let names: Int
  let replaced: Int

  init(_ trace: String, _ log: String, _ summary: Repair.Summary) {
    (self.trace, self.log, events) = (trace, log, summary.eventCount)
    (names, replaced) = (summary.nameCount, summary.replacedNameCount)
  }
}
