extension LogReader {
  /// Bytes after the last whole block that are not a block, as a crash leaves them.
  public struct TornTail: Hashable, Sendable {
    /// The offset of their beginning.
    public let offset: UInt64
    /// The number of bytes.
    public let byteCount: UInt64
  }

  /// The state of the process that records a log.
  public enum Recorder: String, Hashable, Sendable {
    /// It ended without finishing the log.
    case gone
    /// It runs.
    case live
    /// Unknown.
    case unknown
  }

  /// The findings about a log, up to where it was read.
  public struct Summary: Hashable, Sendable {
    /// The largest number of gaps, and of recoveries, that are kept in detail.
    public static let detailLimit = 100

    /// The number of events.
    public internal(set) var eventCount: UInt64 = 0
    /// The number of blocks, including the header and the end.
    public internal(set) var blockCount: UInt64 = 0
    /// The length of these blocks and the gaps between them.
    public internal(set) var byteCount: UInt64 = 0
    /// The number of events that the log reports as missing.
    public internal(set) var lostCount: UInt64 = 0
    /// The number of events before the first, dropped by a recorder with a size limit.
    public internal(set) var droppedCount: UInt64 = 0
    /// The number of unsealed events that were read from the hot file beside the log.
    public internal(set) var adoptedCount: UInt64 = 0
    /// Whether the recorder is still running; `nil` if there is no hot file.
    public internal(set) var recorder: Recorder?
    /// The path of the hot file, which has the last events of a killed recorder, if the log was not
    /// closed and no hot file of it is there.
    public internal(set) var missingHotPath: String?
    /// The reason why the hot file beside the log was unreadable.
    public internal(set) var hotFault: LogError?
    /// Whether the hot file's event count is damaged, so that some may be missing.
    public internal(set) var isHotFileDamaged = false
    /// Whether the last block is the end mark.
    public internal(set) var isClosedCleanly = false
    /// The truncated bytes after the last block, which are ignored.
    public internal(set) var tornTail: TornTail?
    /// The number of zeros after the last block, which mean nothing.
    public internal(set) var paddingByteCount: UInt64 = 0
    /// The number of skipped sections by type, unknown to this version and required by newer ones.
    public internal(set) var skippedSections: [UInt8: UInt64] = [:]
    /// The number of checkpoints.
    public internal(set) var checkpointCount: UInt64 = 0
    /// The first unreadable parts; only in mode ``LogReader/Mode/salvage``.
    public internal(set) var gaps: [Gap] = []
    /// The number of unreadable parts.
    public internal(set) var gapCount: UInt64 = 0
    /// The reports of repairs: lines of a key, a tab and a value.
    public internal(set) var recoveries: [String] = []
  }
}

extension LogReader {
  /// An unreadable part of a log, after which reading continued.
  public struct Gap: Hashable, Sendable {
    /// The offset of its beginning.
    public let offset: UInt64
    /// Its length.
    public let byteCount: UInt64
    /// What is wrong with it.
    public let damage: BlockDamage
    /// The number of the first event that may be missing.
    public let firstSequence: UInt64
    /// The number of the first event after the gap; `nil` while none was read.
    public internal(set) var nextSequence: UInt64?

    /// The number of events known to be missing.
    public var lostCount: UInt64 {
      // A damaged block may also contain only what was read before.
      nextSequence.map { $0 > firstSequence ? $0 - firstSequence : 0 } ?? 0
    }
  }
}
