import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReplay

/// A trace that is reopened for each part of it that is read.
final class WhyTrace: SeekableTrace {
  // The latest one.
  private(set) var run: TraceRun?
  private let path: String
  private let mode: LogReader.Mode

  init(_ path: String, mode: LogReader.Mode) {
    (self.path, self.mode) = (path, mode)
  }

  func open(
    before place: LogReader.Place?
  ) throws -> (stream: any EventStream, replayer: Replayer, start: UInt64?) {
    let run = try TraceRun(path, mode: mode)
    self.run = run
    guard let place else { return (PartStream(run), Replayer(), nil) }
    let (replayer, start) = try run.seek(before: place)
    return (PartStream(run), replayer, start)
  }
}
