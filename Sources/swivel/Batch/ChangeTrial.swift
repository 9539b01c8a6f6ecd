import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelTrace

/// Tries changes for the problems of a trace, as `swivel why` does.
struct ChangeTrial: Sendable {
  // A trial replays the trace several times.
  private static let eventLimit: UInt64 = 20_000

  private let path: String
  private let mode: LogReader.Mode

  /// Prepares trials; `nil` for a trace that a command cannot name, that is incomplete, or that is
  /// too long.
  init?(_ examined: Examination, _ mode: LogReader.Mode) {
    guard examined.path != "-", examined.path == examined.file, examined.fault == nil,
      !examined.hasLoss, examined.summary?.eventCount ?? .max <= Self.eventLimit
    else { return nil }
    (path, self.mode) = (examined.file, mode)
  }

  /// The trace, read once more; `nil` if that fails.
  func read() -> TriedRun? {
    guard let run = try? TraceRun(path, mode: mode) else { return nil }
    var items: [TraceItem] = []
    guard run.fault({ items.append($0) }) == nil else { return nil }
    return TriedRun(items, run.reader.vocabulary)
  }

  /// The command that tries a cure, with what it depends on; empty if there is none.
  func lines(of cure: SuggestionSearch.Cure?) -> [String] {
    guard let change = cure?.suggestion else { return [] }
    return [change.command(path, mode: mode)] + [change.caution].compactMap(\.self)
  }
}
