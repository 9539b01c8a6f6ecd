#if !SWIVEL_DISABLED
import CSwivel
import Dispatch
public import SwivelLog
public import SwivelModel

extension Recorder {
  /// Writes everything recorded so far that has not been dropped to one file, replacing an existing
  /// one, while recording continues.
  ///
  /// If it fails, no partial file remains.
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

  /// Writes everything recorded so far that has not been dropped to a temporary file, to be
  /// attached to a report, while recording continues.
  ///
  /// - Returns: The file's path; the caller removes it.
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
    // Without the hot file: everything recorded before is sealed, and the hot file keeps changing.
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

  /// Opens the files of the log, all of which stay readable although the first may be dropped.
  private func openLog() throws(LogError) -> any ByteSource {
    // Repeated if one was dropped before it could be opened: the next is dropped 100 KiB later.
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
