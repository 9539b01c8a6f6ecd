package import SwivelModel

/// Counts the unredacted parts of a log, beside the names of its events, while it is read.
///
/// Readers ignore unknown and malformed parts. These may contain anything, so a log that has one
/// cannot be called redacted.
package struct LogAudit: Sendable {
  /// A part that readers ignore or cannot read.
  package enum Part: Hashable, Sendable, CaseIterable {
    /// A header line that is malformed or has no effect.
    case headerLine
    /// A definition of an unknown type, or one that breaks its rules.
    case definition
    /// A section of an unknown type, or one with more in it than its type has.
    case section
    /// A line about a repair that this version would not write.
    case recoveryLine
    /// A stored state that this version would store differently.
    case state
    /// Bytes that are not a block.
    case stretch
  }

  private let redaction: Redaction
  private let isStored: @Sendable (Checkpoint) -> Bool
  private var counts: [Part: UInt64] = [:]
  // The blocks of checkpoints that are incomplete so far.
  private var openPartCount: UInt64 = 0
  /// The number of strings in clear text: of headers, of kind descriptions, and stored names that
  /// no event uses.
  package private(set) var clearCount = 0

  /// Prepares to count what a redaction would not have left; a closure states whether a state is
  /// exactly as this version stores it.
  package init(_ redaction: Redaction, isStored: @Sendable @escaping (Checkpoint) -> Bool) {
    (self.redaction, self.isStored) = (redaction, isStored)
  }

  /// The number of parts of a sort.
  package func count(of part: Part) -> UInt64 {
    counts[part, default: 0] + (part == .state ? openPartCount : 0)
  }

  mutating func note(_ part: Part, count: Int = 1) {
    if count > 0 { counts[part, default: 0] += UInt64(count) }
  }

  mutating func note(_ header: TraceHeader, text: String) {
    clearCount += redaction.clearCount(in: header)
    note(.headerLine, count: HeaderText.unusedLineCount(text, of: header))
  }

  mutating func note(_ schema: EventSchema) {
    clearCount += redaction.clearCount(in: schema)
  }

  mutating func note(recovery text: String) {
    note(.recoveryLine, count: RecoveryText.foreignLineCount(text))
  }

  /// Counts one block of a checkpoint.
  mutating func noteCheckpointPart() { openPartCount += 1 }

  /// Counts a whole checkpoint after its last part, with the names known at that point.
  mutating func note(_ section: CheckpointSection, beside names: NameTable) {
    openPartCount -= min(openPartCount, section.head.partCount)
    let others = section.names.enumerated().filter { place, name in
      name != names[NameID(rawValue: UInt32(place))]
    }
    clearCount += others.count { $0.element.map(redaction.isInClear) ?? false }
    if section.hasMore || !isStored(section.checkpoint) { note(.state) }
  }
}
