/// What became of the records that were read.
///
/// Each record is counted once as used, as a duplicate, as ignored or as unknown.
package struct ImportCounts: Equatable, Sendable {
  /// The breadcrumbs, or the messages of a log, that were read.
  package internal(set) var records: UInt64 = 0
  /// The events that were made.
  package internal(set) var events: UInt64 = 0
  /// The records that say again what was said milliseconds before.
  package internal(set) var duplicates: UInt64 = 0
  /// The records that say nothing of orientations, screens or the life of the app.
  package internal(set) var ignored: UInt64 = 0
  /// The records that are about these, and say something that this version does not know.
  package internal(set) var unknown: UInt64 = 0

  /// Makes the counts before the first record.
  package init() {}
}
