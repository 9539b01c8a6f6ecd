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
  let events: UInt64
  let first: UInt64?
  let last: UInt64?
  let names: Int
  let bytes: UInt64?
  let blocks: UInt64?
  let lines: Int?
  let closedCleanly: Bool?
  let checksums: String?
  let lost: UInt64
  let missing: UInt64
  let tornTail: UInt64?
  let skippedSections: UInt64?

  /// Makes the record of a trace that was read to its end.
  package init(_ trace: String, _ reader: TraceReader, _ facts: SceneState) {
    let summary = reader.summary
    self.trace = trace
    header = Dictionary(reader.header.facts.map { ($0.key.rawValue, $0.value) }) { first, _ in first
    }
    let session = facts.session
    system = session.system.rawValue == 0 ? nil : session.system.description
    linkedSDK = session.linkedSDK.rawValue == 0 ? nil : session.linkedSDK.description
    (device, plist) = (session.device.words, facts.app.plist.ordered.map(\.word))
    (events, lost, missing) = (summary.eventCount, summary.lostCount, summary.missingCount)
    (first, last) = (summary.first?.rawValue, summary.last?.rawValue)
    names = reader.vocabulary.names.count
    switch summary.form {
    case .text(let lineCount):
      (form, lines, bytes, blocks, closedCleanly) = ("text", lineCount, nil, nil, nil)
      (checksums, tornTail, skippedSections) = (nil, nil, nil)
    case .log(let log):
      (form, lines, bytes, blocks) = ("log", nil, log.byteCount, log.blockCount)
      closedCleanly = log.isClosedCleanly
      checksums = "good"
      tornTail = log.tornTail?.byteCount
      skippedSections = log.skippedSections.isEmpty ? nil : log.skippedSections.values.reduce(0, +)
    }
  }

  /// The lines that people read.
  package var text: [String] {
    var rows: [(String, String)] = [("trace", trace), ("form", form)]
    rows += header.sorted { $0.key < $1.key }.map { ($0.key, Names.printable($0.value)) }
    rows.append(
      ("system", system.map { "iOS \($0), linked against \(linkedSDK ?? $0)" } ?? "unknown"))
    rows.append(
      ("device", device.isEmpty ? "phone without a home button" : device.joined(separator: ", ")))
    rows.append(("plist", plist.isEmpty ? "lists nothing" : plist.joined(separator: ", ")))
    rows.append(("events", "\(events), \(names) names"))
    if let first, let last {
      let span = Instant(rawValue: last - first).text
      rows.append(
        (
          "time",
          "\(Instant(rawValue: first).text) to \(Instant(rawValue: last).text), \(span) in all"
        ))
    }
    rows += sizes
    rows.append(
      ("losses", lost + missing == 0 ? "none" : "\(lost) told, \(missing) numbers missing"))
    return rows.map { "\($0.0.padded(to: 10))\($0.1)" }
  }

  private var sizes: [(String, String)] {
    guard let bytes, let blocks else { return [("size", "\(lines ?? 0) lines")] }
    var rows = [("size", "\(bytes) bytes in \(blocks) blocks, all checksums good")]
    let closed = closedCleanly == true ? "yes" : "no: it is being written, or its writer died"
    rows.append(("closed", closed))
    if let tornTail {
      rows.append(("torn", "\(tornTail) bytes of a cut-off block at the end, ignored"))
    }
    if let skippedSections {
      rows.append(("skipped", "\(skippedSections) sections that need a newer version of Swivel"))
    }
    return rows
  }
}
