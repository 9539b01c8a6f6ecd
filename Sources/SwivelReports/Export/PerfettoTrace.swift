package import SwivelModel
import SwivelReplay
import SwivelText

/// A run as JSON for Perfetto and other viewers of traces.
///
/// The lanes come first, as slices; then each event with its decisions, while the run is replayed a
/// second time, so that no more of it is in memory than its outline.
package struct PerfettoTrace {
  let outline: RunOutline
  /// The end of the last slices.
  let end: UInt64
  private var moments: PerfettoMoments
  private var replayer = Replayer()
  private var decisions = Decisions()
  private let generator: String
  /// The number of entries written.
  package private(set) var count = 0

  /// Makes the trace of a run whose outline is finished.
  package init(_ outline: RunOutline, generator: String) {
    (self.outline, self.generator) = (outline, generator)
    end = outline.record.trace.end
    moments = PerfettoMoments(outline.record.findings)
  }

  package mutating func begin(_ output: inout [UInt8]) {
    output += "{\"displayTimeUnit\":\"ms\",\"otherData\":".utf8
    ["generator": generator, "trace": outline.record.trace.path].write(into: &output)
    output += ",\"traceEvents\":[".utf8
    write(names, &output)
    write(slices, &output)
  }

  package mutating func apply(_ item: TraceItem, _ table: NameTable, _ output: inout [UInt8]) {
    guard case .event(let event) = item else {
      if case .loss = item { decisions.forget() }
      _ = replayer.take(item)
      return
    }
    let moment = replayer.apply(event)
    decisions.follow(event, moment.rulings, moment.sighting)
    guard moments.isShown(moment) else { return }
    let names = Names(replayer.situation, table)
    write(moments.events(of: moment, showing: decisions.shown, names), &output)
  }

  package func finish(_ output: inout [UInt8]) { output += "\n]}\n".utf8 }

  private mutating func write(_ events: [TraceEvent], _ output: inout [UInt8]) {
    for event in events {
      output.append(count == 0 ? "\n" : ",\n")
      event.write(into: &output)
      count += 1
    }
  }
}
