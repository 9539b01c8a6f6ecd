import ArgumentParser
import SwivelQueries
import SwivelModel
import SwivelReports
import SwivelText

/// Options for comparing runs and printing the result.
struct DiffOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The format of the result, and its file; repeatable. NAME is text, json, markdown or html (an \
      HTML report), or a format for CI, with a result for each run that differs and each new \
      finding: \(DiffWriter.serviceForms).
      """, valueName: "name[:path]"),
    completion: FormatOption.defaultCompletionKind, transform: FormatOption.read)
  var format: [FormatOption] = []

  @Flag(help: "Print one JSON object for each pair of runs, as --format json does.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Do not compare events of this kind (the \"kind\" that swivel cat prints); repeatable.",
      valueName: "kind"),
    completion: .list(EventSchema.known.map(\.name)))
  var ignore: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Also report steps of the timeline whose durations differ by more than this. Such steps alone \
      do not make the runs count as different.
      """, valueName: "seconds"),
    transform: Seconds.init(argument:))
  var timeTolerance: Seconds?

  @Flag(
    help:
      "Compare the events without replaying them; print the first divergence and the number of events that differ."
  )
  var eventsOnly = false

  func validate() throws {
    try require(pages.count <= 1, "specify one file or directory for html")
    try (formats + pages).checkOneForStandardOutput()
    let kinds = EventSchema.known.map(\.name)
    for kind in ignore where !kinds.contains(kind) {
      throw ValidationError(
        "unknown kind of event \"\(Names.printable(kind))\"\(hint(for: kind, in: kinds))")
    }
  }

  var comparing: RunComparison.Options {
    let codes = EventSchema.known.filter { ignore.contains($0.name) }.map(\.code)
    return RunComparison.Options(
      ignored: Set(codes), tolerance: timeTolerance?.first.rawValue, isEventsOnly: eventsOnly)
  }

  /// Whether the command line names no format.
  var isUnspecified: Bool { format.isEmpty && !json }

  var formats: [FormatOption] {
    let formats = (json ? [FormatOption(.json)] : []) + format.filter { $0.format != .html }
    return formats.isEmpty && pages.isEmpty ? [FormatOption(.text)] : formats
  }

  /// The page, at most one.
  var pages: [FormatOption] { format.filter { $0.format == .html } }
}
