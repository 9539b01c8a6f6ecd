import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelText

/// The unredacted parts of a trace.
package struct Exposure: Sendable {
  /// The number of names in clear text.
  package private(set) var clearCount = 0
  /// The number of parts with arbitrary contents, by sort.
  package private(set) var hidden: [(count: UInt64, noun: String, rest: String)] = []

  /// Whether everything is redacted.
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
  /// The noun for one of them, and the rest of the sentence.
  fileprivate var words: (noun: String, rest: String) {
    switch self {
    case .headerLine: ("header line", "without effect")
    case .definition: ("definition", "in an unknown format")
    case .section: ("section", "in an unknown format")
    case .recoveryLine: ("recovery line", "in an unknown format")
    case .state: ("stored state", "in an unknown format")
    case .stretch: ("damaged part", "that could not be checked")
    }
  }
}

extension Replayer {
  /// Whether a state is exactly as this version would store it.
  @Sendable
  static func isStored(_ checkpoint: Checkpoint) -> Bool {
    guard !checkpoint.conclusions.isEmpty else {
      // A recorder applies no rules.
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
