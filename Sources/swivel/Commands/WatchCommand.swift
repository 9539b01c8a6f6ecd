import ArgumentParser
import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelTrace

struct WatchCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Prints findings while an app runs.",
    discussion: """
      Reads a console from standard input as swivel record does, and prints each finding when it is \
      settled: a second later, nothing has changed the interface again. On a terminal, the last line \
      shows the current state: the device, the interface, the visible page, and which controller \
      allows what. Ctrl-C or the end of the stream ends it; the exit code is 1 if there are findings. \
      Nothing is written to a file.

      Example: xcrun simctl launch --console booted com.example.app | swivel watch
      """)

  @OptionGroup var console: ConsoleOptions

  @Flag(help: "Print each finding as one JSON object.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  var isEndless: Bool { true }

  func run() throws {
    var lines = LiveConsole(0, process: console.process)
    var (watched, line) = (WatchedRun(), StatusLine())
    line.begin()
    var isOpen = true
    while isOpen {
      switch try step(&lines) {
      case .items(let items): watched.take(items)
      case .idle: break
      case .end(let items):
        watched.take(items)
        watched.finish()
        isOpen = false
      }
      let faults = lines.takeFaults()
      let news = watched.takeSettled(at: isOpen ? lines.now : .latest)
      let text = try text(of: news, lines.vocabulary.names)
      if !faults.isEmpty || !text.isEmpty { line.erase() }
      for fault in faults { Console.message("note: rejected \(fault)") }
      Console.show(text: text)
      Console.flush()
      if isOpen { line.show(watched.state(lines.vocabulary.names)) }
    }
    line.erase()
    try end(watched.count, lines.counts)
  }

  private func step(_ lines: inout LiveConsole) throws(Failure) -> LiveConsole.Step {
    try Failure.at("standard input") { () throws(LogError) in try lines.next() }
  }

  /// The text of findings; there is no file to which another command could be applied.
  private func text(of findings: [Finding], _ names: NameTable) throws -> String {
    guard !findings.isEmpty else { return "" }
    let trace = CheckReport.Trace(path: "console", Diagnosis.of(findings), names, fault: nil)
    let text = (json ? CheckFormat.json : .text).part(of: trace) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("  next ") }.map { "\($0)\n" }
      .joined()
  }

  private func end(_ count: Int, _ counts: ImportCounts) throws {
    Console.show(counts)
    Console.message(
      "watched \(counts.events.counting("event")): \(UInt64(count).counting("finding"))")
    try Program.end(count > 0 ? .negative : counts.rejected > 0 ? .lossy : .done)
  }
}
