extension LogReader {
  /// Bytes behind the last whole block that are no block, as a crash leaves them.
  public struct TornTail: Hashable, Sendable {
    /// Where they begin.
    public let offset: UInt64
    /// How many there are.
    public let byteCount: UInt64
  }

  /// What is known of the process that records a log.
  public enum Recorder: String, Hashable, Sendable {
    /// It has ended, without ending the log.
    case gone
    /// It runs.
    case live
    /// It cannot be told.
    case unknown
  }

  /// What was found in a log, up to where it was read.
  public struct Summary: Hashable, Sendable {
    /// The most gaps, and the most recoveries, of which more than their count is kept.
    public static let detailLimit = 100

    /// The events.
    public internal(set) var eventCount: UInt64 = 0
    /// The blocks, the header's and the end's included.
    public internal(set) var blockCount: UInt64 = 0
    /// The bytes of these blocks, and of the gaps between them.
    public internal(set) var byteCount: UInt64 = 0
    /// The events that the log says are missing.
    public internal(set) var lostCount: UInt64 = 0
    /// The events before the first, which a recorder with a limit has dropped.
    public internal(set) var droppedCount: UInt64 = 0
    /// The events that are not sealed yet, and were read of the hot file beside the log.
    public internal(set) var adoptedCount: UInt64 = 0
    /// The events that threads had begun to record and have not, or never will.
    public internal(set) var holeCount: UInt64 = 0
    /// Whether the recorder still runs; `nil` where it left nothing beside the log.
    public internal(set) var recorder: Recorder?
    /// Why the hot file beside the log could not be read, if it could not.
    public internal(set) var hotFault: LogError?
    /// Whether the hot file's count of events is damaged, so that some may be missing.
    public internal(set) var isHotFileDamaged = false
    /// Whether the last block is the mark of an orderly end.
    public internal(set) var isClosedCleanly = false
    /// What was cut short behind the last block, and ignored.
    public internal(set) var tornTail: TornTail?
    /// The zeros behind the last block, which mean nothing.
    public internal(set) var paddingByteCount: UInt64 = 0
    /// Sections of types that this version does not know and a newer one needs: how many of each.
    public internal(set) var skippedSections: [UInt8: UInt64] = [:]
    /// The checkpoints.
    public internal(set) var checkpointCount: UInt64 = 0
    /// The first parts that could not be read; only in mode ``LogReader/Mode/salvage``.
    public internal(set) var gaps: [Gap] = []
    /// How many parts could not be read.
    public internal(set) var gapCount: UInt64 = 0
    /// What those who mended the log have told of it: lines of a key, a tab and a value.
    public internal(set) var recoveries: [String] = []
  }
}
