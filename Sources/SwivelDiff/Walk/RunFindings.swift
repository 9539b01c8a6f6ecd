import SwivelFindings
import SwivelModel
import SwivelReplay

/// What is found in a run, and the words that it is told with.
struct RunFindings {
  let findings: [Finding]
  let names: NameTable

  /// Judges a run.
  init(_ run: any EventStream) throws {
    var (replayer, judge) = (Replayer(), Judge())
    while let item = try run.next() {
      if let moment = replayer.apply(item) { judge.look(at: moment, replayer) }
    }
    (findings, names) = (judge.findings, run.names)
  }
}
