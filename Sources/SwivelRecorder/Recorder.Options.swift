package import SwivelLog
public import SwivelModel

extension Recorder {
  /// What survives a loss of power; the end of the process costs nothing in any case.
  public enum Durability: Sendable {
    /// What the system has written by then.
    case none
    /// What was recorded before the last call of ``Recorder/flush()``, ``Recorder/synchronize()``
    /// or ``Recorder/finish()``.
    case atFlush
    /// What was sealed: every thousand events or so the disk is waited for, in the background.
    case everySeal
  }

  /// How a recorder works.
  public struct Options: Sendable {
    /// What survives a loss of power.
    public var durability = Durability.atFlush
    /// Whether a log in one file that is there already is continued, else it is replaced; a
    /// recording in a directory goes on in any case.
    public var continuesLog = true
    /// What the log tells of names: all, unless told otherwise.
    ///
    /// A name that is not to be told is in no file, not even in the hot one.
    public var redaction = Redaction.none
    /// Whether there must be no log yet.
    package var requiresNewLog = false
    /// Failures in place of steps, for tests.
    package var faults = Journal.Faults()
    /// What the files are opened with, for tests.
    package var openFile: SealedFileOpening?
    /// Makes what is told of each event, from the log's header.
    package var makeMirror: (@Sendable (TraceHeader, Redaction) -> any EventMirror)?

    /// Makes the usual options.
    public init() {}
  }
}
