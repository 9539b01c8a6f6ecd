package import SwivelModel

/// Counts what of a log is not redacted, beside the names of its events, while the log is read.
///
/// Readers pass over what they do not know, and over what makes no sense. In such a part may be
/// anything, so that a log with one cannot be called redacted.
package struct LogAudit: Sendable {
  /// A part that readers pass over, or that they cannot read.
  package enum Part: Hashable, Sendable, CaseIterable {
    /// A line of a header that breaks its rules, or counts for nothing.
    case headerLine
    /// A definition of an unknown type, or one that breaks its rules.
    case definition
    /// A section of an unknown type, or one with more in it than its type has.
    case section
    /// A line on what was mended that this version would not write.
    case recoveryLine
    /// A stored state that is not what this version stores.
    case state
    /// Bytes that are no block.
    case stretch
  }

  private let redaction: Redaction
  private let isStored: @Sendable (Checkpoint) -> Bool
  private var counts: [Part: UInt64] = [:]
  // The blocks of checkpoints to which the others have not come yet.
  private var openPartCount: UInt64 = 0
  /// How many words are in clear, of headers, of descriptions of kinds, and of stored names that no
  /// event uses.
  package private(set) var clearCount = 0

  /// Prepares to count what a redaction would not have left; a function says whether a state is one
  /// that this version stores, to the last byte.
  package init(_ redaction: Redaction, isStored: @Sendable @escaping (Checkpoint) -> Bool) {
    (self.redaction, self.isStored) = (redaction, isStored)
  }

  /// How many parts of a sort there are.
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

  /// Takes note of one block of a checkpoint.
  mutating func noteCheckpointPart() { openPartCount += 1 }

  /// Takes note of a whole checkpoint after its last part, and of the names that are known then.
  mutating func note(_ section: CheckpointSection, beside names: NameTable) {
    openPartCount -= min(openPartCount, section.head.partCount)
    let others = section.names.enumerated().filter { place, name in
      name != names[NameID(rawValue: UInt32(place))]
    }
    clearCount += others.count { $0.element.map(redaction.isInClear) ?? false }
    if section.hasMore || !isStored(section.checkpoint) { note(.state) }
  }
}
