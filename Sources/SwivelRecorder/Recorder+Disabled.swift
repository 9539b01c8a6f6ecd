#if SWIVEL_DISABLED
public import SwivelLog
public import SwivelModel

/// A recorder that was compiled out: it accepts everything, keeps nothing and touches no file.
///
/// It has the same methods as the real one, so that an app need not change.
public final class Recorder: Sendable {
  /// Does nothing.
  @inlinable public init(
    path: String, header: TraceHeader = TraceHeader(), options: Options = Options()
  ) throws(LogError) {}

  /// Does nothing.
  @inlinable public init(
    directory: String, name: String = "recording", byteLimit: UInt64 = 1 << 20,
    header: TraceHeader = TraceHeader(), options: Options = Options()
  ) throws(LogError) {}

  /// Does nothing.
  @inlinable public func flush() throws(LogError) {}

  /// Does nothing.
  @inlinable public func synchronize() throws(LogError) {}

  /// Does nothing.
  @inlinable public func finish() throws(LogError) {}
}

extension Recorder {
  /// Does nothing.
  @inlinable
  public func record(_ kind: Event.Kind) {}

  /// Does nothing.
  @inlinable
  public func record(_ record: Record) {}

  /// Does nothing.
  @inlinable
  public func record(_ event: NamedEvent) {}

  package func record(_ record: Record, names: [String]) {}

  package func define(_ kind: EventSchema) {}

  package var begunCount: UInt64 { 0 }
}

extension Recorder {
  /// There is nothing to write.
  ///
  /// - Throws: ``LogError/recordingDisabled``.
  public func export(
    to path: String, redacting redaction: Redaction = .none
  ) throws(LogError) {
    throw .recordingDisabled
  }

  /// There is nothing to write.
  ///
  /// - Throws: ``LogError/recordingDisabled``.
  public func export(redacting redaction: Redaction = .none) async throws(LogError) -> String {
    throw .recordingDisabled
  }

  /// An empty status.
  public var status: Status {
    Status(
      isEnabled: false, recordedCount: 0, sealedCount: 0, lostCount: 0, segmentCount: 0,
      byteCount: 0, lastError: nil)
  }
}
#endif
