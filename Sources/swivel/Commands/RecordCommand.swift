import ArgumentParser
import CSwivel
import Foundation
import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelReports
import SwivelTrace

struct RecordCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Captures a live stream of events into a log.",
    discussion: """
      Reads a console from standard input, and records the app's events, one JSON object per line, \
      and UIKit's messages about orientations; other output is ignored. An event may follow the \
      prefix "swivel: "; use it if other code also prints JSON to the console. The console may be \
      that of log, Xcode, Console.app, idevicesyslog or pymobiledevice3, with times or \
      without. An event without a time gets that of its line, or else of its arrival. If the input \
      is a file without times, an event is placed 1 ms after the previous event. Ctrl-C or the end \
      of the stream closes the log. If swivel is killed, at most the last 64 KiB of input is lost.

      Example: xcrun simctl launch --console booted com.example.app |
        swivel record -o bug.swivel
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The log to write; it must not exist, unless --append or --force is given.", valueName: "file"
    ),
    completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp(
      "The source of the stream, which the log states; all are read alike.", valueName: "kind"))
  var from = Capture.Form.console

  @OptionGroup var console: ConsoleOptions

  @Flag(help: "Continue an existing log.")
  var append = false

  @Flag(help: "Replace an existing log.")
  var force = false

  @Flag(help: "Print a summary of the recording as one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  var isEndless: Bool { true }

  func validate() throws {
    try ReadingOptions.requireOutputFile(output)
    try require(!append || !force, "--append and --force cannot be combined")
    try require(
      !append || Files.descriptor(of: output) == nil, "--append requires the file of a log")
  }

  func run() throws {
    guard !Files.isFolder(output) else {
      throw Failure(
        output, "it is a directory", help: "specify a log in it: NAME.swivel")
    }
    // A restarted run must not overwrite the previous one.
    let isOpen = Files.descriptor(of: output) != nil
    guard append || force || isOpen || swivel_file_size(output) <= 0 else { throw thereAlready }
    try OutputRule.check([Output(output, as: .recordedLog)], reading: ["-"])
    // A log is not replaced while another recorder still writes to it.
    if force, !isOpen {
      try Failure.at(output) { () throws(LogError) in _ = try Recorder.adopt(path: output) }
    }
    let replaced = force ? FileIdentity(output) : nil
    let summary: Capture.Summary
    let display = RecordDisplay(output)
    do throws(Capture.Failure) {
      let (header, process) = (TraceHeader.recording(from: source), console.process)
      summary =
        try append
        ? Capture.append(
          from: 0, to: output, header: header, process: process, notify: display.take)
        : Capture.record(
          from: 0, to: output, replacing: force, header: header, process: process,
          notify: display.take)
    } catch {
      display.end()
      throw failure(error, replaced)
    }
    display.end()
    if let tool = summary.lines.report, summary.eventCount == 0 {
      throw Failure(
        "standard input", "it is a \(tool.name) report, and not a console",
        survived: survived(replaced),
        help: "swivel import \(tool.rawValue) FILE -o \(ShellWord.path(output))")
    }
    if summary.eventCount == 0, let survived = survived(replaced) {
      if !display.isVisible {
        Console.show(rejected: summary.faults, of: summary.rejectedLineCount)
      }
      throw Failure("standard input", "no events", survived: survived)
    }
    try report(summary, hasShownFaults: display.isVisible)
  }

  /// Whether the log that was to be replaced is still there.
  private func survived(_ replaced: FileIdentity?) -> String? {
    replaced != nil && FileIdentity(output) == replaced ? "\(output) is unchanged" : nil
  }

  private func failure(_ failure: Capture.Failure, _ replaced: FileIdentity?) -> Failure {
    guard case .io(let operation, let number) = failure.cause else {
      return Failure(output, failure.cause)
    }
    // Another process may have created it first.
    if operation == .create, number == EEXIST { return thereAlready }
    guard operation != .read else {
      return Failure(
        "standard input", failure.cause.description, survived: survived(replaced),
        help: Failure.help(failure.cause, "standard input"))
    }
    let unread = operation == .write ? "the rest of the input was not read" : nil
    let words = [survived(failure.eventCount), unread].compactMap(\.self).joined(separator: "; ")
    return Failure(
      output, failure.cause.description, survived: words.isEmpty ? nil : words,
      help: Failure.help(withWriting: number))
  }

  /// The number of recorded events that can be read, in the log or beside it.
  private func survived(_ count: UInt64) -> String? {
    // Previous contents of the log are not counted here.
    guard count > 0, !append, swivel_is_regular(output) != 0 else { return nil }
    var kept: UInt64 = 0
    if let reader = try? LogReader(path: output) {
      while (try? reader.nextSection()) != nil {}
      kept = reader.summary.eventCount
    }
    // The event at which it ended is not counted, and may be kept.
    return kept >= count
      ? "all \(kept.counting("event")) are saved"
      : "\(kept) of \(count.counting("event")) are saved, \(count - kept) are lost"
  }

  private var thereAlready: Failure {
    Failure(
      output, "the file already exists",
      help: "add --append to continue it or --force to replace it, or choose another file")
  }

  private var source: String { from == .unifiedLog ? "unified-log" : "pipe" }

  private func report(_ summary: Capture.Summary, hasShownFaults: Bool) throws {
    if let cut = summary.cut {
      Console.message(
        "note: \(output): \(cut.byteCount.counting("byte")) of an incomplete block removed")
    }
    if summary.adoptedCount > 0 {
      let events = summary.adoptedCount.counting("event")
      Console.message("note: \(output): \(events) recovered from a recording that was killed")
    }
    if summary.lines.assumedTimes > 0 {
      Console.message(
        "note: the events in standard input have no times; they are assumed to be 1 ms apart")
    }
    if !hasShownFaults { Console.show(rejected: summary.faults, of: summary.rejectedLineCount) }
    Console.show(summary.lines)
    let (rejected, ignored) = (summary.rejectedLineCount, summary.ignoredLineCount)
    let lines = summary.lines
    let other = ignored - lines.duplicates - lines.unknown
    let parts = [
      (lines.messages, "used \(lines.messages.counting("message")) of the system"),
      (rejected, "rejected \(rejected.counting("line"))"),
      (lines.duplicates, "passed over \(lines.duplicates.counting("repeated line"))"),
      (lines.unknown, "did not understand \(lines.unknown.counting("message"))"),
      (
        other,
        "ignored \(other.counting("line")) that \(other == 1 ? "is not an event" : "are not events")"
      ),
    ].filter { $0.0 > 0 }.map { "; \($0.1)" }.joined()
    Console.message("recorded \(summary.eventCount.counting("event")) to \(output)\(parts)")
    let isVain = summary.eventCount == 0 && !append && rejected + other > 0
    if isVain {
      Console.message("note: no line was an event: print events as swivel: {…}, one per line")
    }
    let missing = try isVain ? [] : Self.missing(in: output).map { "  \($0)" }
    if !missing.isEmpty {
      Console.message(["note: swivel check will be inconclusive for this log:"] + missing)
    }
    if json { Console.print(json: Results.record, (output, summary)) }
    try Program.end(rejected == 0 && lines.missing == 0 && !isVain ? .done : .lossy)
  }

  /// What the log lacks for an answer.
  private static func missing(in path: String) throws(Failure) -> [MissingFact] {
    // What was written to a pipe is gone, and to open it for reading waits for another writer.
    guard Files.descriptor(of: path) == nil, swivel_is_regular(path) != 0 else { return [] }
    var analysis = Analysis([])
    let fault = try TraceRun(path).fault { item in _ = analysis.take(item) }
    return fault == nil ? analysis.unknown : []
  }
}

extension TraceHeader {
  /// The header of a recording that starts now.
  fileprivate static func recording(from source: String) -> Self {
    var header = Self()
    _ = header.set(.id, to: RecordingID().text)
    _ = header.set(.start, to: Date().formatted(.iso8601))
    _ = header.set(.source, to: source)
    return header
  }
}
