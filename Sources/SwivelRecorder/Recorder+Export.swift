#if !SWIVEL_DISABLED
import CSwivel
import Dispatch
public import SwivelLog
public import SwivelModel

extension Recorder {
  /// Writes all that was recorded so far and is still there into one file, in place of what may be
  /// there, while recording goes on.
  ///
  /// Nothing is left of a file that could not be written to its end.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when the log cannot be read or the file not be
  ///   written.
  public func export(
    to path: String, redacting redaction: Redaction = .none
  ) throws(LogError) {
    do throws(LogError) {
      try flush()
    } catch .finished {
      // All of it is in the log.
    }
    let file = try NewFile(replacing: path)
    try copy(to: file, redaction)
    try file.keep()
  }

  /// Writes all that was recorded so far and is still there into a temporary file, to be sent with
  /// a report, while recording goes on.
  ///
  /// - Returns: The file's path; whoever asked for it removes it.
  /// - Throws: As ``export(to:redacting:)`` does.
  public func export(redacting redaction: Redaction = .none) async throws(LogError) -> String {
    let path = "\(Environment.temporaryDirectory)/swivel-\(RecordingID().text)" + LogPlace.suffix
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .utility).async {
        continuation.resume(
          returning: Result { () throws(LogError) in
            try self.export(to: path, redacting: redaction)
          })
      }
    }
    try result.get()
    return path
  }

  private func copy(to file: NewFile, _ redaction: Redaction) throws(LogError) {
    // Not the hot file: all that was recorded before is sealed, and what is there is moving.
    let reader = try LogReader(source: openLog(), mode: .salvage)
    var copy = try LogCopy(
      of: reader, to: file, redaction, checkpoints: FoldedFacts())
    try copy.run { checkpoint in
      let facts = FoldedFacts()
      _ = facts.resume(from: checkpoint)
      return facts
    }
    try copy.finish()
  }

  /// The files of the log, all of which can be read to the end although the first may be dropped.
  private func openLog() throws(LogError) -> any ByteSource {
    // Again where one was dropped before it could be opened: another is dropped 100 KiB later.
    for _ in 0..<10 {
      do throws(LogError) {
        return try LogPlace(path: logPath).open()
      } catch .io(.open, ENOENT) {
        continue
      }
    }
    return try LogPlace(path: logPath).open()
  }
}
#endif
