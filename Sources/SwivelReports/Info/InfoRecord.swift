package import SwivelModel
package import SwivelTrace
import SwivelLog

/// The JSON record of a whole trace.
package struct InfoRecord: Encodable {
  private let whole: WholePart
  private let log: LogPart?
  private let answers: Answers

  /// Makes the record of a trace that was read to its end.
  package init(
    _ trace: String, _ reader: TraceReader, _ facts: SceneState, _ answers: Answers,
    hasSkimmed: Bool
  ) {
    self.answers = answers
    whole = WholePart(trace, reader, facts)
    log = reader.summary.log.map { LogPart($0, hasSkimmed: hasSkimmed) }
  }

  package func encode(to encoder: any Encoder) throws {
    try whole.encode(to: encoder)
    try log?.encode(to: encoder)
    try answers.encode(to: encoder)
  }
}

/// The part that logs and text traces share.
private struct WholePart: Encodable {
  let schema = "swivel.info/1"
  let trace: String
  let form: String
  let header: [String: String]
  let system: String?
  let linkedSDK: String?
  let device: [String]
  let plist: [String]
  let appDelegate: String
  let appMask: [String]?
  let sceneMask: [String]?
  let events: UInt64
  let first: UInt64?
  let last: UInt64?
  let names: Int
  let namesInClear: Int
  let lines: Int?
  let lost: UInt64
  let missing: UInt64
  let recovered: [[String: String]]

  init(_ trace: String, _ reader: TraceReader, _ facts: SceneState) {
    let (summary, session) = (reader.summary, facts.session)
    self.trace = trace
    header = Dictionary(reader.header.facts.map { ($0.key.rawValue, $0.value) }) { first, _ in first
    }
    system = session.system.isKnown ? session.system.description : nil
    linkedSDK = session.declaredSDK?.description
    (device, plist) = (session.device.words, facts.app.plist.ordered.map(\.word))
    (appDelegate, appMask) = Self.appMask(facts.app.delegate)
    sceneMask = facts.mainSceneMask?.words
    (events, lost, missing) = (summary.eventCount, summary.lostCount, summary.missingCount)
    (first, last) = (summary.first?.rawValue, summary.last?.rawValue)
    (names, namesInClear) = (reader.vocabulary.names.count, reader.exposure.clearCount)
    recovered = summary.log?.recoveredFacts ?? []
    switch summary.form {
    case .text(let lineCount): (form, lines) = ("text", lineCount)
    case .log: (form, lines) = ("log", nil)
    }
  }

  private static func appMask(_ delegate: AppState.Delegate) -> (word: String, mask: [String]?) {
    switch delegate {
    case .absent: ("absent", nil)
    case .fixed(let mask): ("fixed", mask.words)
    case .byVisible: ("byVisible", nil)
    case .byWindow: ("byWindow", nil)
    }
  }
}

/// The part that only logs have.
private struct LogPart: Encodable {
  let bytes: UInt64
  let blocks: UInt64
  let closedCleanly: Bool
  let checksums: String
  let tornTail: UInt64?
  let skippedSections: UInt64?
  let dropped: UInt64?
  let checkpoints: UInt64
  let damagedParts: UInt64?
  let unsealed: UInt64?
  let recorder: String?

  init(_ log: LogReader.Summary, hasSkimmed: Bool) {
    (bytes, blocks, checkpoints) = (log.byteCount, log.blockCount, log.checkpointCount)
    closedCleanly = log.isClosedCleanly
    checksums = hasSkimmed ? "notAllChecked" : "good"
    tornTail = log.tornTail?.byteCount
    skippedSections = log.skippedSections.isEmpty ? nil : log.skippedSectionCount
    dropped = log.droppedCount == 0 ? nil : log.droppedCount
    damagedParts = log.gapCount == 0 ? nil : log.gapCount
    unsealed = log.recorder.map { _ in log.adoptedCount }
    recorder = log.recorder?.rawValue
  }
}

// MARK: - Shared with the text

extension TraceSummary {
  /// The summary of a log's reader; `nil` for a text trace.
  var log: LogReader.Summary? {
    if case .log(let log) = form { log } else { nil }
  }
}

extension LogReader.Summary {
  /// The number of skipped sections, which require a newer version.
  var skippedSectionCount: UInt64 { skippedSections.values.reduce(0, +) }

  /// The facts of each recovery, as pairs of key and value.
  var recoveredFacts: [[String: String]] {
    recoveries.map { recovery in
      var facts: [String: String] = [:]
      for line in recovery.split(separator: "\n") {
        guard let tab = line.firstIndex(of: "\t") else { continue }
        facts[String(line[..<tab])] = String(line[line.index(after: tab)...])
      }
      return facts
    }
  }
}

extension Exposure {
  /// The unredacted data, as text.
  package var text: String {
    let names =
      clearCount == 0
      ? [] : ["\(clearCount.counting("unredacted name")) in the events and the header"]
    return (names + hidden.map { "\($0.count.counting($0.noun)) \($0.rest)" })
      .joined(separator: ", ")
  }
}

extension SceneState {
  /// The mask of the main window's scene delegate.
  var mainSceneMask: InterfaceOrientationMask? {
    app.sceneMask(of: windows[windows.mainOrFirst].scene)
  }
}
