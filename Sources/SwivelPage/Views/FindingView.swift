import SwivelFindings
import SwivelReports

/// A finding with its advice.
struct FindingView {
  struct Decided {
    let decidedEvent: UInt64
    let decidedTime: String
  }

  struct Evidence {
    let separator: String
    let evidenceEvent: UInt64
  }

  struct Other {
    let otherEvent: UInt64
    let otherTime: String
    let otherPage: String?
    let otherShown: String
    let otherAllows: String?

    init(_ other: ReportFinding.Other) {
      (otherEvent, otherTime) = (other.seq, other.t.seconds)
      (otherPage, otherShown) = (other.page, other.shown.shownWords)
      otherAllows = other.allowed?.allowedWords
    }
  }

  struct Try {
    let tryCommand: String
  }

  struct Code {
    let codeHeading: String
    let codeText: String
  }

  struct Picture {
    let pairDrawing: String
    let pairWord: String
    let pairValue: String
    let isPairBad: Bool
  }

  /// More of a kind are counted.
  private static let otherLimit = 100

  let number: Int
  let severity: String
  let mark: String
  let color: String
  let findingID: String
  let causeNumber: Int?
  let isHeadline: Bool
  let summary: String
  let page: String?
  let findingShown: String
  let findingAllows: String?
  let findingEvent: UInt64
  let findingTime: String
  let findingBasis: String
  let hasReasons: Bool
  let reasons: [RuleView]
  let help: String
  let hasCode: Bool
  let code: [Code]
  let findingSource: String?
  let sourceLink: String?
  let findingDecided: Decided?
  let hasEvidence: Bool
  let evidence: [Evidence]
  let hasOthers: Bool
  let others: [Other]
  let moreOthers: String?
  let command: String
  let hasTries: Bool
  let tries: [Try]
  let hasPair: Bool
  let pair: [Picture]
  let hasConsequences: Bool
  let consequencesText: String
  let consequences: [Self]

  /// The causes, each with the findings that follow from it.
  static func all(_ table: MomentTable) -> [Self] {
    let findings = table.report.findings
    return findings.indices.filter { findings[$0].cause == nil }.map { index in
      let consequences = findings.indices.filter { findings[$0].cause == index }
        .map { Self(findings[$0], number: $0 + 1, isHeadline: false, table) }
      let isHeadline = table.report.headline == findings[index].summary
      return Self(
        findings[index], number: index + 1, isHeadline: isHeadline, table, consequences)
    }
  }

  init(
    _ finding: ReportFinding, number: Int, isHeadline: Bool, _ table: MomentTable,
    _ consequences: [Self] = []
  ) {
    (self.consequences, hasConsequences) = (consequences, !consequences.isEmpty)
    consequencesText = consequences.count.counting("consequence")
    let badge = BadgeView(finding.severity.rawValue)
    (self.number, severity, mark, color) = (number, badge.severity, badge.mark, badge.color)
    (findingID, causeNumber) = (finding.id, finding.cause.map { $0 + 1 })
    self.isHeadline = isHeadline
    (summary, page) = (finding.summary, finding.page)
    (findingShown, findingAllows) = (finding.shown.shownWords, finding.allowed?.allowedWords)
    (findingEvent, findingTime) = (finding.seq, finding.t.seconds)
    (findingBasis, findingSource) = (finding.basis, finding.source)
    // An editor finds no file by its name alone.
    sourceLink = finding.source.flatMap { source in
      source.hasPrefix("/") ? "vscode://file\(PathURI.text(source))" : nil
    }
    reasons = finding.rules.compactMap { table.rules[$0] }.map(RuleView.init)
    (hasReasons, help) = (!reasons.isEmpty, finding.help)
    code = (finding.code ?? []).map { Code(codeHeading: $0.heading, codeText: $0.text) }
    hasCode = !code.isEmpty
    findingDecided = finding.decided.flatMap { event in
      table.place(of: event).map {
        Decided(decidedEvent: event, decidedTime: table.times[$0].seconds)
      }
    }
    evidence = finding.evidence.enumerated().map {
      Evidence(separator: $0 == 0 ? "" : ", ", evidenceEvent: $1)
    }
    hasEvidence = !evidence.isEmpty
    others = finding.others.prefix(Self.otherLimit).map(Other.init)
    hasOthers = !others.isEmpty
    let more = finding.others.count - others.count
    moreOthers = more > 0 ? "and \(UInt64(more).grouped) more" : nil
    command = finding.command
    tries = finding.tries.map(Try.init)
    hasTries = !tries.isEmpty
    pair = Self.pair(finding, table)
    hasPair = !pair.isEmpty
  }

  /// What the page allows beside what is shown.
  private static func pair(_ finding: ReportFinding, _ table: MomentTable) -> [Picture] {
    guard let page = finding.page, let allowed = finding.allowed,
      allowed != OrientationColumn.every,
      let column = OrientationColumn.all.first(where: { allowed & $0.bit != 0 }),
      OrientationColumn.all.contains(where: { $0.bit == finding.shown })
    else { return [] }
    let (isPad, size) = (table.report.trace.pad, 148)
    let wanted = DeviceDrawing(
      posture: column.posture, shown: column.bit, title: page, isUnwanted: false, isPad: isPad)
    let shown = DeviceDrawing(
      posture: table.place(of: finding.seq).map(table.held) ?? "", shown: finding.shown,
      title: page, isUnwanted: true, isPad: isPad)
    return [
      Picture(
        pairDrawing: wanted.markup(size: size), pairWord: "allows",
        pairValue: allowed.allowedWords, isPairBad: false),
      Picture(
        pairDrawing: shown.markup(size: size), pairWord: "shown",
        pairValue: finding.shown.shownWords, isPairBad: true),
    ]
  }
}

extension OrientationColumn {
  /// How the device is held when an interface in this orientation stands upright.
  fileprivate var posture: String {
    switch bit {
    case 4: "landscapeLeft"
    case 8: "landscapeRight"
    default: word
    }
  }
}
