import CSwivel
import SwivelLog
import SwivelRecorder
import SwivelReplay

/// A log that a stream is appended to.
final class ContinuedPlace {
  let writer: JournaledWriter
  /// What was cut off the log.
  let cut: LogReader.TornTail?
  private let journal: HotJournal?

  /// Claims a log.
  init(_ path: String) throws(LogError) {
    let size = swivel_file_size(path)
    var (taken, file) = (HotJournal?.none, FileSink?.none)
    let found: LogWriter.Continuation
    do throws(LogError) {
      found = try LogWriter.appending(
        to: path, policy: .live, checkpoints: ReplayCheckpoints(), resuming: { _ in nil },
        sink: { end throws(LogError) in
          taken = try HotJournal.taking(log: path, of: size, after: end)
          let sink = try FileSink(appendingTo: path, cutTo: end.isWhole ? nil : end.byteCount)
          file = sink
          return sink
        })
    } catch {
      taken?.remove()
      throw error
    }
    let sink = file
    (journal, cut) = (taken, found.cut)
    writer = JournaledWriter(found.writer, taken) { () throws(LogError) in
      guard sink?.isAt(path) ?? true else { throw .changedByAnother(path: path) }
    }
  }

  /// Leaves unsealed events to the next recorder.
  func giveUp() { journal?.release() }
}
