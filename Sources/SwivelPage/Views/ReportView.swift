import SwivelFindings
import SwivelReports

// The values that the templates show. A name is unique along every nesting: the template engine
// looks up a missing one in what is around it.

/// A term and its value.
struct FactView {
  let term: String
  let value: String
  var isBad = false
}

/// The mark of a severity.
struct BadgeView {
  let severity: String
  let mark: String
  let color: String

  init(_ severity: String) {
    let badge = Badge(severity)
    (self.severity, mark, color) = (severity, badge.path, badge.color)
  }
}

/// Everything on the page of a trace.
struct ReportView {
  let policy: String
  let style: String
  let script: String
  let json: String?
  let generator: String
  let pageTitle: String
  let headline: String
  let facts: [FactView]
  let pageCommand: String
  let isFolder = false
  let path: String
  // All of them, or the first one and the others.
  let findings: [FindingView]
  var firstFindings: [FindingView] { Array(findings.prefix(1)) }
  var laterFindings: [FindingView] { Array(findings.dropFirst()) }
  var hasLaterFindings: Bool { findings.count > 1 }
  let clearText: String
  let timelineTitle = "Timeline"
  let lanes: [LaneView]
  let spoken: String
  let hasLosses: Bool
  let moments: [MomentView]
  let momentsText =
    "Below is every moment at which UIKit decided the orientation, at which it was observed, "
    + "or which is evidence for a finding."
  let omitted: OmissionView?
  let rows: [RowView]
  let rules: [RuleView]

  init(_ report: ReportRecord, _ page: PageParts, json: String?) {
    (policy, style, script, self.json) = (page.policy, page.style, page.script, json)
    let timeline = MomentTable(report)
    let trace = report.trace
    (generator, headline, path) = (report.generator, report.headline, trace.path)
    let file = trace.path.split(separator: "/").last.map(String.init) ?? trace.path
    pageTitle = "\(report.headline) · \(file)"
    pageCommand = report.command
    facts = FactView.all(of: trace)
    let chosen = timeline.chosen
    findings = FindingView.all(timeline)
    clearText = Self.clearText(trace)
    let drawing = LaneDrawing(scale: TimeScale(span: trace.span), report: report)
    lanes = [LaneView(axis: drawing)] + report.lanes.map { LaneView($0, drawing) }
    (spoken, hasLosses) = (Self.spoken(report), !report.losses.isEmpty)
    moments = chosen.map { MomentView($0, timeline) }
    omitted = report.omitted.map(OmissionView.init)
    rows = RowView.all(timeline, written: Set(chosen))
    rules = report.rules.map(RuleView.init)
  }

  private static func clearText(_ trace: ReportTrace) -> String {
    if let fault = trace.fault { return "The trace could not be read to its end: \(fault)." }
    let count = "\(trace.events.grouped) event\(trace.events == 1 ? "" : "s")"
    guard trace.verdict != .unjudged else {
      return "No findings in \(count), but the trace is inconclusive: "
        + trace.unknown.joined(separator: "; ") + "."
    }
    return "No findings in \(count)."
  }

  /// The timeline in sentences.
  static func spoken(_ report: ReportRecord) -> String {
    report.lanes.filter { $0.kind == .stave }.flatMap { lane in
      (lane.shown?.values ?? []).prefix(200)
        .filter { $0.mask != 0 && $0.mask != OrientationColumn.every }
        .map { stretch in
          let subject = lane.named ? lane.label : "interface"
          let unwanted = stretch.isUnwanted ? ", unwanted" : ""
          return "\(stretch.from.seconds) s: \(subject) in \(stretch.mask.shownWords)\(unwanted)."
        }
    }.joined(separator: " ")
  }
}

/// The events that a page leaves out.
struct OmissionView {
  let omittedText: String
  let omittedCommand: String

  init(_ omission: ReportOmission) {
    omittedText =
      "\(omission.events.grouped) events at which nothing changed are omitted; "
      + "this command prints them:"
    omittedCommand = omission.command
  }
}

/// The version of a system; a header may have its name as well.
func system(_ version: String) -> String {
  version.contains(" ") ? version : "iOS \(version)"
}

extension FactView {
  static func all(of trace: ReportTrace) -> [Self] {
    let lost = trace.lost + trace.missing
    let facts: [(String, String?)] = [
      ("app", trace.app), ("system", trace.os.map(system)), ("device", trace.device),
      ("recorded", trace.start.map(readable)),
      ("length", "\(trace.end.seconds) s, \(trace.events.grouped) events"),
    ]
    return facts.compactMap { term, value in value.map { Self(term: term, value: $0) } } + [
      Self(
        term: "lost events", value: lost == 0 ? "none" : lost.grouped, isBad: lost > 0)
    ] + (trace.fault.map { [Self(term: "fault", value: $0, isBad: true)] } ?? [])
  }

  /// ISO 8601 in UTC, for readers.
  private static func readable(_ start: String) -> String {
    guard start.hasSuffix("Z"), start.contains("T") else { return start }
    return start.dropLast().split(separator: "T").joined(separator: ", ") + " UTC"
  }
}

extension UInt64 {
  /// The number with commas between thousands.
  var grouped: String {
    var digits = Array(String(self))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }
}
