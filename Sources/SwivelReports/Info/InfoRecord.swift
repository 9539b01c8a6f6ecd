package import SwivelModel
package import SwivelTrace
import SwivelLog

/// What is known of a trace as a whole, for programs; people get the same as lines.
package struct InfoRecord: Encodable {
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
  let bytes: UInt64?
  let blocks: UInt64?
  let lines: Int?
  let closedCleanly: Bool?
  let checksums: String?
  let lost: UInt64
  let missing: UInt64
  let tornTail: UInt64?
  let skippedSections: UInt64?
  let dropped: UInt64?
  let checkpoints: UInt64?
  let damagedParts: UInt64?
  let recovered: [[String: String]]
  let unsealed: UInt64?
  let holes: UInt64?
  let recorder: String?
  /// Whether the hardware is known; without, the rules take it for a phone without a home button.
  private let hasToldDevice: Bool

  private enum CodingKeys: String, CodingKey {
    case schema, trace, form, header, system, linkedSDK, device, plist, appDelegate, appMask
    case sceneMask, events, first, last, names, namesInClear, bytes, blocks, lines, closedCleanly
    case checksums, lost, missing, tornTail, skippedSections, dropped, checkpoints, damagedParts
    case recovered, unsealed, holes, recorder
  }

  /// Makes the record of a trace that was read to its end.
  package init(_ trace: String, _ reader: TraceReader, _ facts: SceneState, hasSkimmed: Bool) {
    let summary = reader.summary
    self.trace = trace
    header = Dictionary(reader.header.facts.map { ($0.key.rawValue, $0.value) }) { first, _ in first
    }
    let session = facts.session
    system = session.system.rawValue == 0 ? nil : session.system.description
    linkedSDK = session.declaredSDK?.description
    hasToldDevice = session.hasToldDevice
    (device, plist) = (session.device.words, facts.app.plist.ordered.map(\.word))
    (appDelegate, appMask) = Self.appMask(facts.app.delegate)
    sceneMask = facts.app.sceneMask(of: facts.windows[facts.windows.mainOrFirst].scene)?.words
    (events, lost, missing) = (summary.eventCount, summary.lostCount, summary.missingCount)
    (first, last) = (summary.first?.rawValue, summary.last?.rawValue)
    let table = reader.vocabulary.names
    names = table.count
    namesInClear =
      Redaction.names.clearCount(in: table) + Redaction.names.clearCount(in: reader.header)
    switch summary.form {
    case .text(let lineCount):
      (form, lines, bytes, blocks, closedCleanly) = ("text", lineCount, nil, nil, nil)
      (checksums, tornTail, skippedSections) = (nil, nil, nil)
      (dropped, checkpoints, damagedParts, recovered) = (nil, nil, nil, [])
      (unsealed, holes, recorder) = (nil, nil, nil)
    case .log(let log):
      (form, lines, bytes, blocks) = ("log", nil, log.byteCount, log.blockCount)
      closedCleanly = log.isClosedCleanly
      checksums = hasSkimmed ? "notAllChecked" : "good"
      tornTail = log.tornTail?.byteCount
      skippedSections = log.skippedSections.isEmpty ? nil : log.skippedSections.values.reduce(0, +)
      dropped = log.droppedCount == 0 ? nil : log.droppedCount
      checkpoints = log.checkpointCount
      damagedParts = log.gapCount == 0 ? nil : log.gapCount
      recovered = log.recoveries.map(Self.facts)
      unsealed = log.recorder.map { _ in log.adoptedCount }
      holes = log.holeCount == 0 ? nil : log.holeCount
      recorder = log.recorder?.rawValue
    }
  }

  /// The lines that people read.
  package var text: [String] {
    var rows: [(String, String)] = [("trace", Names.printable(trace)), ("form", form)]
    rows += header.sorted { $0.key < $1.key }.map { ($0.key, Names.printable($0.value)) }
    rows += [("system", systemText), ("hardware", hardware)]
    rows.append(("plist", plist.isEmpty ? "none told" : Self.text(plist)))
    if appDelegate != "absent" { rows.append(("app mask", appMaskText)) }
    if let sceneMask { rows.append(("scene mask", Self.text(sceneMask))) }
    rows.append(("events", "\(events), with \(names.counting("name"))"))
    rows.append(("redacted", redacted))
    if let first, let last {
      let (begin, end) = (Instant(rawValue: first).text, Instant(rawValue: last).text)
      rows.append(
        ("time", "\(begin) to \(end), \(Instant(rawValue: last - min(first, last)).text) in all"))
    }
    rows += sizes
    let told = "\(lost.counting("event")) told as lost, \(missing.counting("number")) missing"
    rows.append(("losses", lost == 0 && missing == 0 ? "none" : told))
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "\($0.0.padded(to: width))  \($0.1)" }
  }

  private var redacted: String {
    guard namesInClear > 0 else { return "yes: no name of the app is in clear" }
    return "no: \(namesInClear.counting("name")) of the app, header included, in clear"
  }

  private static func appMask(_ delegate: AppState.Delegate) -> (word: String, mask: [String]?) {
    switch delegate {
    case .absent: ("absent", nil)
    case .fixed(let mask): ("fixed", mask.words)
    case .byVisible: ("byVisible", nil)
    case .byWindow: ("byWindow", nil)
    }
  }

  private var appMaskText: String {
    appMask.map(Self.text) ?? (appDelegate == "byWindow" ? "by window" : "by the page that is seen")
  }

  private static func text(_ mask: [String]) -> String {
    mask.isEmpty ? "nothing" : mask.joined(separator: ", ")
  }

  private var notClosedText: String {
    switch recorder {
    case "live": "it is being recorded"
    case "gone": "its recorder died; swivel repair makes a closed log of it"
    default: "it is being written, or its writer died"
    }
  }

  /// What a recovery tells, line by line a key and a value.
  private static func facts(_ text: String) -> [String: String] {
    var facts: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      facts[String(line[..<tab])] = String(line[line.index(after: tab)...])
    }
    return facts
  }

  private var systemText: String {
    guard let system else { return "unknown" }
    guard let linkedSDK else { return "iOS \(system); the SDK is not told, and taken for its own" }
    return "iOS \(system), linked against the SDK of iOS \(linkedSDK)"
  }

  private var hardware: String {
    if device.contains("pad") { return "iPad" }
    // A trace that does not tell the system does not tell the hardware either.
    guard system != nil || !device.isEmpty else { return "unknown" }
    guard hasToldDevice else { return "phone without a home button, as far as is told" }
    let size = device.contains("large") ? "large phone" : "phone"
    return "\(size) \(device.contains("homeButton") ? "with" : "without") a home button"
  }

  private var sizes: [(String, String)] {
    guard let bytes, let blocks else { return [("size", (lines ?? 0).counting("line"))] }
    let verdict =
      checksums == "good" ? "all checksums good" : "of which --verify checks the checksums"
    var rows = [("size", "\(bytes.counting("byte")) in \(blocks.counting("block")), \(verdict)")]
    if let checkpoints, checkpoints > 0 {
      rows.append(("checkpoints", "\(checkpoints)"))
    }
    let closed = closedCleanly == true ? "yes" : "no: \(notClosedText)"
    rows.append(("closed", closed))
    if let unsealed {
      let waiting = holes.map { ", \($0) were being recorded" } ?? ""
      rows.append(("unsealed", "\(unsealed.counting("event")) in its hot file\(waiting)"))
    }
    if let dropped {
      rows.append(("dropped", "\(dropped.counting("event")) before these, to keep the log small"))
    }
    if let damagedParts {
      rows.append(("damaged", "\(damagedParts.counting("part")) left out"))
    }
    for facts in recovered {
      let words = facts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      rows.append(("recovered", Names.printable(words.joined(separator: ", "))))
    }
    if let tornTail {
      rows.append(("torn", "\(tornTail.counting("byte")) of a cut-off block at the end, ignored"))
    }
    if let skippedSections {
      rows.append(
        ("skipped", "\(skippedSections.counting("section")) for a newer version of Swivel"))
    }
    return rows
  }
}

extension SessionState {
  /// Whether the hardware was told, as far as what was told differs from the usual.
  var hasToldDevice: Bool { !device.isEmpty || deviceIdentifier != nil }
}
