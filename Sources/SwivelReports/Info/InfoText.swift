package import SwivelModel
package import SwivelTrace
import SwivelLog

/// What is known of a whole trace, as text; its record is in `InfoRecord.swift`.
package struct TraceInfo {
  let path: String
  let reader: TraceReader
  let facts: SceneState
  let answers: Answers
  let hasSkimmed: Bool

  package init(
    _ path: String, _ reader: TraceReader, _ facts: SceneState, _ answers: Answers,
    hasSkimmed: Bool
  ) {
    (self.path, self.reader, self.facts) = (path, reader, facts)
    (self.answers, self.hasSkimmed) = (answers, hasSkimmed)
  }

  /// The table of all facts.
  package func table(room: Int?) -> [StyledLine] {
    let facts = header + environment + masks + events + sizes + [("lost", losses)]
    let rows = facts.map { [TextTable.Cell(text: $0.0), TextTable.Cell(text: $0.1)] }
    return TextTable.lines(rows, room: room)
  }

  /// Which questions the trace can answer, one in each line.
  package var answerLines: [String] { answers.lines }

  private var header: [(String, String)] {
    let form = reader.summary.log == nil ? "text" : "log"
    let facts = reader.header.facts.sorted { $0.key.rawValue < $1.key.rawValue }
    return [("trace", Names.printable(path)), ("format", form)]
      + facts.map { ($0.key.rawValue, Names.printable($0.value)) }
  }

  /// Whether the end is unreadable, so that the number of events in it is unknown.
  private var isCut: Bool {
    guard let log = reader.summary.log else { return false }
    return log.tornTail != nil || log.gaps.contains { $0.nextSequence == nil }
  }

  private var losses: String {
    let (lost, missing) = (reader.summary.lostCount, reader.summary.missingCount)
    guard lost > 0 || missing > 0 else {
      return isCut ? "unknown: the unreadable end may have contained events" : "no events"
    }
    return
      "the recorder reported \(lost.counting("lost event")); \(missing.counting("event number")) missing"
  }
}

// MARK: - Environment and declarations

extension TraceInfo {
  var session: SessionState { facts.session }

  private var environment: [(String, String)] { [("system", system), ("hardware", hardware)] }

  private var system: String {
    guard session.system.isKnown else { return "unknown" }
    guard let linkedSDK = session.declaredSDK else {
      return
        "iOS \(session.system); the SDK that the app is linked against is not recorded (iOS \(session.system) is assumed)"
    }
    return "iOS \(session.system); the app is linked against the iOS \(linkedSDK) SDK"
  }

  private var hardware: String {
    let device = session.device
    if device.contains(.pad) { return "iPad" }
    // A trace that does not record the system does not record the hardware either.
    guard session.system.isKnown || !device.isEmpty else { return "unknown" }
    guard session.hasToldDevice else {
      return "not recorded (a phone without a home button is assumed)"
    }
    let size = device.contains(.large) ? "large phone" : "phone"
    return "\(size) \(device.contains(.homeButton) ? "with" : "without") a home button"
  }

  private var masks: [(String, String)] {
    let plist = facts.app.plist.ordered.map(\.word)
    var rows = [("plist", plist.isEmpty ? "none recorded" : plist.joined(separator: ", "))]
    if let appMask { rows.append(("app mask", appMask)) }
    if let mask = facts.mainSceneMask { rows.append(("scene mask", mask.list)) }
    return rows
  }

  private var appMask: String? {
    switch facts.app.delegate {
    case .absent: nil
    case .fixed(let mask): mask.list
    case .byVisible: "depends on the visible page"
    case .byWindow: "depends on the window"
    }
  }
}

// MARK: - Contents

extension TraceInfo {
  private var events: [(String, String)] {
    let summary = reader.summary
    let names = reader.vocabulary.names.count.counting("name")
    let rows = [
      (
        "events",
        "\(summary.eventCount), with \(names) in them (type and file names, notes, markers, device model)"
      ),
      ("redacted", redacted),
    ]
    guard let first = summary.first, let last = summary.last else { return rows }
    let duration = Instant(rawValue: last.rawValue - min(first, last).rawValue)
    return rows + [("time", "\(first.text) to \(last.text), \(duration.text) total")]
  }

  private var redacted: String {
    let exposure = reader.exposure
    guard exposure.isEmpty else { return "no: \(exposure.text)" }
    // Names before the last checkpoint were not checked.
    return hasSkimmed
      ? "no unredacted names in the part that was read; --verify reads the whole log"
      : "yes: no unredacted names"
  }

  private var sizes: [(String, String)] {
    switch reader.summary.form {
    case .text(let lineCount): [("size", lineCount.counting("line"))]
    case .log(let log): sizes(of: log) + flaws(of: log)
    }
  }

  private func sizes(of log: LogReader.Summary) -> [(String, String)] {
    let verdict =
      hasSkimmed
      ? "checksums not verified; --verify verifies them"
      : log.gapCount > 0 ? "checksums of the readable blocks valid" : "all checksums valid"
    let (bytes, blocks) = (log.byteCount.counting("byte"), log.blockCount.counting("block"))
    var rows = [("size", "\(bytes) in \(blocks), \(verdict)")]
    if log.checkpointCount > 0 { rows.append(("checkpoints", "\(log.checkpointCount)")) }
    rows.append(("closed", log.isClosedCleanly ? "yes" : "no: \(Self.unclosed(log))"))
    if log.recorder != nil {
      rows.append(
        (
          "pending",
          "\(log.adoptedCount.counting("event")) in the recorder's buffer file (.swivel.hot), not yet in the log"
        ))
    }
    return rows
  }

  private static func unclosed(_ log: LogReader.Summary) -> String {
    switch log.recorder {
    case .live: "still being recorded"
    case .gone: "the recorder was killed before closing it; swivel repair writes a closed log"
    case .unknown:
      "unknown whether the recorder is still running; the next start that knows completes the log"
    case nil:
      "the recorder is still running or was killed, or the copy is truncated"
        + (log.missingHotPath.map { "; \(Names.printable($0)) was not copied" } ?? "")
    }
  }

  /// The bytes of the damaged parts, if all of them are known.
  private static func extent(of log: LogReader.Summary) -> String {
    guard log.gapCount == log.gaps.count else { return "" }
    return " (\(log.gaps.reduce(0) { $0 + $1.byteCount }.counting("byte")))"
  }

  /// The losses and repairs.
  private func flaws(of log: LogReader.Summary) -> [(String, String)] {
    var rows: [(String, String)] = []
    if log.droppedCount > 0 {
      let dropped = log.droppedCount.counting("event")
      rows.append(("dropped", "\(dropped) before the first one, to keep the log small"))
    }
    if log.gapCount > 0 {
      rows.append(("damaged", "\(log.gapCount.counting("part")) skipped\(Self.extent(of: log))"))
    }
    for facts in log.recoveredFacts {
      let words = facts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      rows.append(("recovered", Names.printable(words.joined(separator: ", "))))
    }
    if let tail = log.tornTail {
      let bytes = tail.byteCount.counting("byte")
      rows.append(("truncated", "\(bytes) of an incomplete block at the end, ignored"))
    }
    if !log.skippedSections.isEmpty {
      let sections = log.skippedSectionCount.counting("section")
      rows.append(("skipped", "\(sections) written by a newer version of Swivel"))
    }
    return rows
  }
}

extension SessionState {
  /// Whether the recorded hardware differs from the default.
  var hasToldDevice: Bool { !device.isEmpty || deviceIdentifier != nil }
}
