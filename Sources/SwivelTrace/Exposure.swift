import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelText

/// What of a trace is not redacted.
package struct Exposure: Sendable {
  /// How many names are in clear.
  package private(set) var clearCount = 0
  /// How many parts there are in which there may be anything, each sort with its words.
  package private(set) var hidden: [(count: UInt64, noun: String, rest: String)] = []

  /// Whether there is nothing of the kind.
  package var isEmpty: Bool { clearCount == 0 && hidden.isEmpty }

  init(_ names: NameTable, _ redaction: Redaction, _ audit: LogAudit?) {
    clearCount = redaction.clearCount(in: names) + (audit?.clearCount ?? 0)
    guard let audit else { return }
    for part in LogAudit.Part.allCases where audit.count(of: part) > 0 {
      hidden.append((audit.count(of: part), part.words.noun, part.words.rest))
    }
  }

  init(_ reader: EventTextReader, _ redaction: Redaction) {
    clearCount =
      redaction.clearCount(in: reader.vocabulary.names)
      + redaction.clearCount(in: reader.header ?? TraceHeader())
      + reader.vocabulary.newerKinds.values.reduce(0) { $0 + redaction.clearCount(in: $1) }
    guard reader.unknownHeaderKeyCount > 0 else { return }
    let words = LogAudit.Part.headerLine.words
    hidden.append((UInt64(reader.unknownHeaderKeyCount), words.noun, words.rest))
  }
}

extension LogAudit.Part {
  /// What one of them is called, and what is the matter with it.
  fileprivate var words: (noun: String, rest: String) {
    switch self {
    case .headerLine: ("header line", "without use")
    case .definition: ("definition", "of an unknown form")
    case .section: ("section", "of an unknown form")
    case .recoveryLine: ("recovery line", "of an unknown form")
    case .state: ("stored state", "of an unknown form")
    case .stretch: ("part", "that cannot be read")
    }
  }
}

extension Replayer {
  /// Whether a state is one that this version stores, to the last byte.
  @Sendable
  static func isStored(_ checkpoint: Checkpoint) -> Bool {
    guard !checkpoint.conclusions.isEmpty else {
      // A recorder knows no rules.
      return checkpoint.digest == 0
        && SceneState(archived: checkpoint.facts)?.archived == checkpoint.facts
    }
    var replayer = Replayer()
    let isRead = replayer.resume(
      facts: checkpoint.facts, conclusions: checkpoint.conclusions, digest: checkpoint.digest)
    let stored = replayer.checkpoint
    return isRead && stored.facts == checkpoint.facts
      && stored.conclusions == checkpoint.conclusions
  }
}
