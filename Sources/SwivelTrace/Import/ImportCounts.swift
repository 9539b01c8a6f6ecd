/// How the input records were used.
///
/// Each record is counted once as used, duplicate, ignored or unknown.
package struct ImportCounts: Equatable, Sendable {
  /// The breadcrumbs or log messages that were read.
  package internal(set) var records: UInt64 = 0
  /// The events that were made.
  package internal(set) var events: UInt64 = 0
  /// The records that repeat another within milliseconds.
  package internal(set) var duplicates: UInt64 = 0
  /// The records that do not concern orientations, screens or the app's lifecycle.
  package internal(set) var ignored: UInt64 = 0
  /// The records that do, but whose meaning this version does not know.
  package internal(set) var unknown: UInt64 = 0

  /// Makes the counts before the first record.
  package init() {}
}
