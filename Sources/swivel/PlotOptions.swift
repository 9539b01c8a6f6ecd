import ArgumentParser
import Foundation
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelTrace

/// Options for drawing a time line as text.
struct PlotOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: """
      Draw the timeline as text. By default, replay draws it on a terminal, and diff draws it for \
      runs of up to 100,000 events; neither draws a run shorter than 5 ms.
      """)
  var plot: Bool?

  @Option(
    help: ArgumentHelp(
      "The width of the plot: 60 to 200 (default: that of the terminal, or 100).",
      valueName: "columns"))
  var width: Int?

  func validate() throws {
    try require(width.map(RunPlot.widths.contains) ?? true, "--width must be from 60 to 200")
    if plot == false, width != nil { throw ValidationError("--width requires a plot") }
  }

  /// Whether to draw on the standard output: if requested, or if it is a terminal with enough room.
  var isWanted: Bool {
    plot ?? (width != nil || Terminal.width.map { $0 >= RunPlot.widths.lowerBound } ?? false)
  }

  // In microseconds: the time that tests take to record what they describe.
  private static let shortest: UInt64 = 5_000

  private var isRequested: Bool { plot ?? (width != nil) }

  var columns: Int { width ?? Terminal.width ?? RunPlot.usualWidth }
}

extension PlotOptions {
  /// The lines of a run for which plots are drawn by default on terminals only.
  func plot(
    _ file: String, mode: LogReader.Mode, from begin: Instant?, to end: Instant?
  ) throws -> [StyledLine] {
    let run = try TraceRun(file, mode: mode)
    var outline = RunOutline(file)
    // A fault ends the plot, and is reported by the reading for the timeline.
    let isRead = (try? outline.apply(PartStream(run))) != nil
    outline.finish(run.reader.vocabulary.names, isWhole: isRead && !run.hasLoss)
    guard draws([outline]) else { return [] }
    let command = "swivel check \(ShellWord.path(file))\(ShellWord.option(of: mode))"
    return RunPlot(outline, width: columns, command: command)
      .lines(from: begin?.rawValue ?? 0, to: end?.rawValue)
  }

  /// Whether runs are drawn: if requested, or if they are not so short that all is in one column.
  func draws(_ outlines: [RunOutline]) -> Bool {
    isRequested || outlines.contains { $0.record.trace.span >= Self.shortest }
  }
}

extension Terminal {
  /// The number of columns of the standard output; `nil` if it is no terminal.
  static var width: Int? { isThere(1) ? width(of: 1) : nil }
}
