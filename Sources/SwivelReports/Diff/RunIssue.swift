import SwivelFindings
import SwivelLog
import SwivelQueries
import SwivelText

/// What is wrong with a whole run, for reports to services.
struct RunIssue: Sendable {
  let rule: RunRule
  /// The problem, its cause and its consequence in one line.
  let message: String
  /// What differs, line by line; without new findings, which are results of their own.
  var details: [String] = []
  /// The commands to look further and to accept what is meant.
  let commands: [String]
  /// What to do about a run that was not compared; the last of the commands.
  private(set) var help: String?
  /// The line of the first divergence in a text, or of a log in the output of `swivel cat`.
  var line: UInt64 = 1

  /// The message with the first command, for reports with one line for a result.
  var sentence: String { message + (commands.first.map { "; more: \($0)" } ?? "") }

  /// The message, the details and the commands.
  func text(limit: Int = .max) -> String {
    let rest = details.count - limit
    let more = rest > 0 ? ["and \(rest.counting("more line"))"] : []
    return ([message] + details.prefix(limit) + more + commands).joined(separator: "\n")
  }
}

extension RunIssue {
  /// A run that differs.
  init(_ comparison: Comparison, from reference: RunReference, head: String, mode: LogReader.Mode) {
    let text = DiffText(comparison, base: reference.path, head: head, mode: mode)
    let paths = "\(ShellWord.path(reference.path)) \(ShellWord.path(head))"
    rule = .differs
    message = [
      "differs from \(reference.name): \(comparison.clause)", comparison.causeClause,
      comparison.lossClause,
    ].compactMap(\.self).joined(separator: "; ")
    details = text.behavior
    commands =
      ["swivel diff \(paths)\(ShellWord.option(of: mode))"] + reference.acceptance(of: head)
    line = comparison.firstHeadEvent.map { comparison.headLines[$0] } ?? 1
  }

  /// A run without a golden; it may have become the golden just now.
  init(withoutGolden reference: RunReference, run: String, isRecorded: Bool) {
    let golden = Names.printable(reference.path)
    rule = .goldenMissing
    message =
      isRecorded
      ? "saved as the new golden \(golden); review it before you commit it"
      : "there is no golden \(golden)"
    commands =
      ["swivel replay \(ShellWord.path(run))"] + (isRecorded ? [] : reference.acceptance(of: run))
  }

  /// A golden without a run.
  init(withoutRun golden: String) {
    rule = .runMissing
    message = "no run has the path of this golden, so nothing was compared with it"
    commands = ["swivel replay \(ShellWord.path(golden))", "help: \(GoldenWords.withoutRun)"]
  }

  /// A run that cannot be compared, because a part of it or of its reference is missing.
  init(incomplete comparison: Comparison, with reference: RunReference, head: String) {
    rule = .incomplete
    let isOfHead = comparison.incomplete.head
    message =
      isOfHead
      ? "incomplete: part of the run is missing, so it cannot be compared with \(reference.name)"
      : "\(reference.name) is incomplete: part of it is missing, so the run cannot be compared with it"
    let path = isOfHead ? head : reference.path
    let acceptance = isOfHead ? [] : reference.acceptance(of: head)
    help = acceptance.first ?? GoldenWords.lossy.help
    commands = ["swivel info \(ShellWord.path(path))", "help: \(help ?? "")"]
  }
}

extension Comparison {
  /// The head's event at which the runs begin to differ, as far as it is known.
  fileprivate var firstHeadEvent: UInt64? {
    if case .change(let change) = cause, let event = change.head.first { return event.sequence }
    return consequences.first?.first.head ?? newFindings.first?.sequence
  }

  /// The cause, in one line.
  fileprivate var causeClause: String {
    switch cause {
    case .change(let change): "\(causeName) \(change.sentence)"
    case .device: "cause: the device, because nothing else differs before"
    case .unknown, nil: "cause unknown, because nothing that was recorded differs before"
    }
  }
}
