/// What became of the records that were read.
///
/// Each record is counted once as used, as a duplicate, as ignored or as unknown.
public struct ImportCounts: Equatable, Sendable {
  /// The breadcrumbs, or the messages of a log, that were read.
  public internal(set) var records: UInt64 = 0
  /// The events that were made.
  public internal(set) var events: UInt64 = 0
  /// The records that say again what was said milliseconds before.
  public internal(set) var duplicates: UInt64 = 0
  /// The records that say nothing of orientations, screens or the life of the app.
  public internal(set) var ignored: UInt64 = 0
  /// The records that are about these, and say something that this version does not know.
  public internal(set) var unknown: UInt64 = 0

  /// Makes the counts before the first record.
  public init() {}
}
