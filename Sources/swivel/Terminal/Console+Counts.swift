import ArgumentParser
import SwivelReports
import SwivelText
import SwivelTrace

/// Which lines of a console are used.
struct ConsoleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The process whose lines are used, in a console with several. By default it is the first one \
      that wrote an event or a message of UIKit, apart from processes of the system.
      """, valueName: "name"))
  var process: String?
}

extension Console {
  /// The beginning of a line, as it is written.
  private static func excerpt(_ text: String) -> String {
    let beginning = text.prefix(40)
    return Names.printable(beginning.endIndex == text.endIndex ? text : beginning + "…")
  }

  /// Shows what is wrong with lines that are losses.
  static func show(rejected faults: [String], of count: UInt64) {
    for fault in faults { message("note: rejected \(fault)") }
    if count > faults.count { message("note: and \(count - UInt64(faults.count)) more") }
  }

  /// Shows what a reader of a console should know of the lines that were not used.
  static func show(_ counts: ImportCounts) {
    if counts.isBackward { message("note: the lines are newest first; they are read in reverse") }
    if counts.earlierTimes > 0 {
      let lines = counts.earlierTimes.counting("line")
      message(
        "note: the times of \(lines) are before an earlier line's; the order of lines is kept")
    }
    if counts.missing > 0 {
      message(
        "note: by their numbers, \(counts.missing.counting("event")) "
          + "\(counts.missing == 1 ? "is" : "are") missing; the system drops messages if there are too many"
      )
    }
    if counts.lostMessages > 0 {
      message(
        "note: the system's log lost \(counts.lostMessages.counting("message")), of any process")
    }
    if counts.others > 0 {
      let lines = counts.others.counting("line")
      let events =
        counts.othersEvents > 0 ? ", \(counts.othersEvents.counting("event")) among them" : ""
      let used = counts.process.map { "used the lines of \(Names.printable($0)), and " } ?? ""
      message(
        "note: \(used)ignored \(lines) of other processes\(events); "
          + "--process NAME selects another process")
    }
    if !counts.unusedKeys.isEmpty {
      let keys = counts.unusedKeys.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\(Names.printable(TextError.shortened($0.key))) (\($0.value))" }
      message("note: not used, of the breadcrumbs' data: \(keys.joined(separator: ", "))")
    }
    if let unread = counts.unread {
      message(
        "note: the message in line \(unread.line) is not understood: \(excerpt(unread.text))")
    }
    if let sample = counts.sample {
      message(
        "note: line \(sample.line) is not understood, and ignored: \(excerpt(sample.text))"
      )
    }
  }
}
