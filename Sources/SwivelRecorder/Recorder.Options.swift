package import SwivelLog
public import SwivelModel

extension Recorder {
  /// What survives a power loss; the end of the process loses nothing in any case.
  public enum Durability: Sendable {
    /// What the system has written by then.
    case none
    /// What was recorded before the last call of ``Recorder/flush()``, ``Recorder/synchronize()``
    /// or ``Recorder/finish()``.
    case atFlush
    /// What was sealed: about every thousand events the disk is synchronized in the background.
    case everySeal
  }

  /// The options of a recorder.
  public struct Options: Sendable {
    /// What survives a power loss.
    public var durability = Durability.atFlush
    /// Whether an existing single-file log is continued rather than replaced; a recording in a
    /// directory always continues.
    public var continuesLog = true
    /// Which names the log contains; all by default.
    ///
    /// A redacted name is in no file, not even in the hot file.
    public var redaction = Redaction.none
    /// Whether the log must not exist yet.
    package var requiresNewLog = false
    /// Injected failures, for tests.
    package var faults = Journal.Faults()
    /// Opens the files; replaced in tests.
    package var openFile: SealedFileOpening?
    /// Makes the mirror of the events, from the log's header.
    package var makeMirror: (@Sendable (TraceHeader, Redaction) -> any EventMirror)?

    /// Makes the default options.
    public init() {}
  }
}
