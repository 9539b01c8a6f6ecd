package import SwivelModel
package import SwivelQueries
import SwivelFindings
import SwivelReplay

/// What the time line of a run shows: the lanes and findings of its report, without its moments.
package struct RunOutline {
  package private(set) var record: ReportRecord
  /// The names of the windows, by handle.
  package private(set) var windows: [UInt8: String] = [:]
  /// Whether there are windows that have no lane.
  package private(set) var hasMoreWindows = false

  private var reading = RunReading(.lanes)
  private var builder = ReportBuilder(hasMoments: false)

  package init(_ path: String) {
    record = ReportRecord(ReportTrace(path), generator: "", command: "")
  }

  package mutating func apply(_ item: TraceItem, _ table: NameTable) {
    builder.apply(item, &reading) { table }
  }

  /// Ends the run.
  package mutating func finish(_ table: NameTable, isWhole: Bool) {
    reading.finish(isWhole: isWhole)
    let (verdict, situation) = (reading.analysis.verdict, reading.situation)
    record.trace.verdict = verdict.word
    record.trace.unknown = verdict.missing.map(\.description)
    record = builder.finish(record, reading, Diagnosis.of(reading.analysis.findings), table)
    let names = Names(situation, table)
    for window in reading.lanes.windows { windows[window.id.rawValue] = names.window(window.id) }
    hasMoreWindows = situation.facts.windows.existing.contains { windows[$0.rawValue] == nil }
  }

  package mutating func apply(_ stream: any EventStream) throws {
    try stream.forEachItem { apply($0, stream.names) }
  }
}
