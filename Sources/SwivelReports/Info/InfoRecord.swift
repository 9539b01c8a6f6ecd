import SwivelModel
package import SwivelTrace
import SwivelLog

extension TraceInfo: FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.info/1", "Information about a trace",
    [
      .has("trace") { $0.path },
      .has("form") { $0.log == nil ? "text" : "log" },
      .has("header") { $0.reader.header.lines },
      // What the app and its environment state.
      .mayHave("system") { $0.session.system.isKnown ? $0.session.system.description : nil },
      .mayHave("linkedSDK") { $0.session.declaredSDK?.description },
      .has("device") { $0.session.device.words },
      .has("plist", as: .orientations) { $0.facts.app.plist.ordered.map(\.word) },
      .has("appDelegate") { $0.delegate.word },
      .mayHave("appMask", as: .orientations) { $0.delegate.mask },
      .mayHave("sceneMask") { $0.facts.mainSceneMask },
      // What was recorded.
      .has("events") { $0.reader.summary.eventCount },
      .mayHave("first") { $0.reader.summary.first },
      .mayHave("last") { $0.reader.summary.last },
      .has("names") { $0.reader.vocabulary.names.count },
      .has("namesInClear") { $0.reader.exposure.clearCount },
      .mayHave("lines") { $0.lineCount },
      .has("lost") { $0.reader.summary.lostCount },
      .has("missing") { $0.reader.summary.missingCount },
      .has("recovered") { $0.log?.recoveredFacts ?? [] },
      // What only logs have.
      .mayHave("bytes") { $0.log?.byteCount },
      .mayHave("blocks") { $0.log?.blockCount },
      .mayHave("closedCleanly") { $0.log?.isClosedCleanly },
      .mayHave("checksums") { $0.log == nil ? nil : $0.hasSkimmed ? "notAllChecked" : "good" },
      .mayHave("tornTail") { $0.log?.tornTail?.byteCount },
      .mayHave("skippedSections") { counted($0.log?.skippedSectionCount) },
      .mayHave("dropped") { counted($0.log?.droppedCount) },
      .mayHave("checkpoints") { $0.log?.checkpointCount },
      .mayHave("damagedParts") { counted($0.log?.gapCount) },
      .mayHave("unsealed") { $0.log?.recorder == nil ? nil : $0.log?.adoptedCount },
      .mayHave("recorder") { $0.log?.recorder?.rawValue },
      // What commands can answer.
      .has("canAnswer") { $0.answers.answered },
      .has("cannotAnswer") { $0.answers.unanswered },
    ])

  private var log: LogReader.Summary? { reader.summary.log }

  private var lineCount: Int? {
    if case .text(let count) = reader.summary.form { count } else { nil }
  }

  private var delegate: (word: String, mask: [String]?) {
    switch facts.app.delegate {
    case .absent: ("absent", nil)
    case .fixed(let mask): ("fixed", mask.words)
    case .byVisible: ("byVisible", nil)
    case .byWindow: ("byWindow", nil)
    }
  }

  /// A number, unless it is 0.
  private static func counted(_ count: UInt64?) -> UInt64? { count == 0 ? nil : count }
}

extension TraceHeader {
  var lines: [String: String] {
    Dictionary(facts.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
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
