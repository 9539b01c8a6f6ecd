public import SwivelRecorder

extension Recorder.Options {
  /// Has each event told to the system's unified log as well, for
  /// `swivel record --from unified-log`.
  ///
  /// That is for development, where an app's files are out of reach. Recording then takes memory,
  /// time and a lock; names are told in clear, but for what ``redaction`` replaces. A line of more
  /// than 1,000 bytes is left out, and counted as lost by whoever reads.
  public mutating func mirrorToUnifiedLog() {
    mirror(to: SystemLog.tell)
  }

  /// Has each event told in a line of text.
  package mutating func mirror(to tell: @escaping @Sendable (String) -> Void) {
    makeMirror = { header, redaction in UnifiedLogMirror(header, redaction, tell) }
  }
}
