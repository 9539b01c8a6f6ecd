import ArgumentParser
import SwivelModel
import SwivelReports
import SwivelTrace

/// The option for the times in text.
struct TimeOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How text output shows times: as seconds since the start (relative), or as the date and time \
      of day in ISO 8601 (wall), as in the device's log.
      """, valueName: "kind"))
  var time = Kind.relative

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case relative, wall
  }

  /// Rejects other times than those of JSON.
  func requireText(_ isJSON: Bool) throws {
    guard isJSON, time == .wall else { return }
    throw ValidationError(
      "--time wall is for text; in JSON, t counts from the start, which info --json has")
  }

  /// The clock that is asked for; `nil` for the time since the start.
  ///
  /// - Throws: ``Failure`` if the trace has none.
  func clock(_ file: String, _ header: TraceHeader) throws(Failure) -> WallClock? {
    guard time == .wall else { return nil }
    if let clock = WallClock(header) { return clock }
    throw Failure(
      file,
      header[.start] == nil
        ? "the header has no start time, so the date and time of day are unknown"
        : "the start time in the header is not in ISO 8601 format",
      help: "leave out --time wall to see seconds since the start")
  }
}
