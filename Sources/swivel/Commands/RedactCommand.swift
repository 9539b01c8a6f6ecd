import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelTrace

struct RedactCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "redact",
    abstract: "Writes a copy of a log with the app's names replaced or removed.",
    discussion: """
      Type names, file names, notes and markers are replaced with tokens. With the same --salt, a \
      name gets the same token in every log, so that logs can still be compared. Header values in \
      an unexpected format and the names of event kinds that the app defines are also replaced. \
      Numbers and times stay the same, and replay and check give the same results.

      Example: swivel redact bug.swivel -o public.swivel --salt "$SALT"
      """)

  @Argument(
    help: "A log, or a directory with a log's files; not standard input.", completion: .trace)
  var file: String

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var log: NewLogOption

  @Option(
    help: """
      Replace names with tokens, or remove them (drop). With drop, nobody can confirm a guessed \
      name from the log.
      """)
  var names = Manner.tokens

  @OptionGroup var allowed: AllowOption

  @Option(
    help: ArgumentHelp(
      """
      A secret of at least 16 random characters that the tokens are derived from. Without \
      the secret, nobody can test guessed names against the tokens.
      """, valueName: "text"))
  var salt: String?

  @Flag(help: "Print a summary of the redaction as one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  enum Manner: String, ExpressibleByArgument, CaseIterable {
    case tokens, drop
  }

  func validate() throws {
    try ReadingOptions.requireFile(file)
    try ReadingOptions.requireOutputFile(log.output)
    try require(
      names == .tokens || salt == nil,
      "--salt cannot be combined with --names drop, which writes no tokens")
    try requireSecret()
  }

  func run() throws {
    let redaction = try redaction()
    try OutputRule.check(
      [Output(log.output, as: .newLog)], reading: [file] + [allowed.allow].compactMap(\.self))
    let summary: Repair.Summary
    do throws(LogError) {
      summary = try Unfinished.files.during(log.output) { () throws(LogError) in
        try Repair.run(
          from: file, mode: reading.mode, redacting: redaction, to: log.output,
          by: "swivel \(Swivel.version)")
      }
    } catch {
      throw Failure.ofLog(file, madeInto: log.output, error)
    }
    let notes = summary.lossNotes(file)
    Console.message(notes)
    let (all, replaced) = (summary.nameCount, summary.replacedNameCount)
    let others = all == replaced ? "" : "; \(kept)"
    Console.message(
      "wrote \(log.output): replaced \(replaced) of \(all.counting("name")) in the events and the header\(others)"
    )
    if json { Console.print(json: Results.redact, (file, log.output, summary)) }
    try Program.end(notes.isEmpty ? .done : .lossy)
  }

  /// Rejects a salt that can be guessed, such as that of an unset variable.
  private func requireSecret() throws {
    guard let salt, salt.unicodeScalars.count < Self.shortestSalt else { return }
    throw ValidationError(
      salt.isEmpty
        ? "--salt is empty, so anyone could compute the tokens; is its variable set?"
        : "--salt is too short and could be guessed; use at least \(Self.shortestSalt) random characters"
    )
  }

  // With random letters and digits, 95 bits: dictionary words and years are shorter.
  private static let shortestSalt = 16

  private var kept: String {
    let tokens = names == .tokens ? "already tokens, or " : ""
    return
      "the others are \(tokens)names of system types\(allowed.allow == nil ? "" : ", or listed")"
  }

  private func redaction() throws -> Redaction {
    let allowed = try allowed.names()
    return switch names {
    case .tokens: .names(except: allowed, salt: salt ?? "")
    case .drop: .dropping(except: allowed)
    }
  }
}
