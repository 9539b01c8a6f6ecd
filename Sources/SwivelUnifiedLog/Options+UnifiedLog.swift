public import SwivelRecorder

extension Recorder.Options {
  /// Mirrors each event to the system's unified log, for `swivel record --from unified-log`.
  ///
  /// For development, where an app's files are out of reach. Recording then needs memory, time and
  /// a lock; names are in clear text unless ``redaction`` replaces them. A line of more than 1,000
  /// bytes is dropped, and counted as lost by the reader.
  public mutating func mirrorToUnifiedLog() {
    mirror(to: SystemLog.log)
  }

  /// Mirrors each event as a line of text.
  package mutating func mirror(to tell: @escaping @Sendable (String) -> Void) {
    makeMirror = { header, redaction in UnifiedLogMirror(header, redaction, tell) }
  }
}
