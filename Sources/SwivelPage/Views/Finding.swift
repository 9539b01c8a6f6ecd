import SwivelFindings
import SwivelReports

// A finding with its advice.
extension MomentTable {
  /// The causes, each with the findings that follow from it.
  var findingArticles: [Element] {
    let findings = report.findings
    return findings.indices.filter { findings[$0].cause == nil }.map { index in
      let consequences = findings.indices.filter { findings[$0].cause == index }
        .map { finding(findings[$0], number: $0 + 1) }
      let isHeadline = report.headline == findings[index].summary
      return finding(
        findings[index], number: index + 1, isHeadline: isHeadline, consequences)
    }
  }

  /// A finding with its number, from 1, and those that follow from it; its summary is not shown
  /// again if it is the headline of the page.
  func finding(
    _ finding: ReportFinding, number: Int, isHeadline: Bool = false,
    _ consequences: [Element] = []
  ) -> Element {
    Tag.article([
      "class": "finding \(finding.severity.rawValue)", "id": "\(prefix)finding-\(number)",
    ]) {
      Tag.div(["class": "words"]) {
        sort(finding)
        Tag.h2(["class": isHeadline ? "unseen" : nil]) { finding.summary }
        place(finding)
        Tag.dl(["class": "details"]) { details(finding) }
      }
      pictures(finding)
      if !consequences.isEmpty {
        Tag.details(["class": "consequences"]) {
          Tag.summary { consequences.count.counting("consequence") }
          consequences
        }
      }
    }
  }

  private func sort(_ finding: ReportFinding) -> Element {
    Tag.p(["class": "sort"]) {
      finding.severity.badge
      " "
      Tag.span { finding.severity.rawValue }
      " "
      Tag.code { finding.id }
      if let cause = finding.cause {
        " "
        Element.link("#\(prefix)finding-\(cause + 1)") { "follows from finding \(cause + 1)" }
      }
    }
  }

  private func place(_ finding: ReportFinding) -> Element {
    Tag.p(["class": "says"]) {
      if let page = finding.page {
        Element.name(page)
        " in "
      }
      Tag.b { finding.shown.shownWords }
      " at "
      link(finding.seq) { "\(finding.t.seconds) s" }
      if let allowed = finding.allowed {
        "; allows "
        Tag.b { allowed.allowedWords }
      }
    }
  }

  /// What the page allows beside what is shown.
  @ElementBuilder private func pictures(_ finding: ReportFinding) -> Element {
    if let page = finding.page, let allowed = finding.allowed, allowed != OrientationColumn.every,
      let column = OrientationColumn.all.first(where: { allowed & $0.bit != 0 }),
      OrientationColumn.all.contains(where: { $0.bit == finding.shown })
    {
      let wanted = DeviceDrawing(
        posture: column.posture, shown: column.bit, title: page, isUnwanted: false,
        isPad: report.trace.pad)
      let shown = DeviceDrawing(
        posture: place(of: finding.seq).map(held) ?? "", shown: finding.shown, title: page,
        isUnwanted: true, isPad: report.trace.pad)
      Tag.div(["class": "pair"]) {
        picture(wanted, "allows", allowed.allowedWords, nil)
        picture(shown, "shown", finding.shown.shownWords, "bad")
      }
    }
  }

  private func picture(
    _ drawing: DeviceDrawing, _ word: String, _ value: String, _ style: String?
  ) -> Element {
    Tag.figure {
      drawing.element(size: 148)
      Tag.figcaption(["class": style]) {
        Tag.span { word }
        " \(value)"
      }
    }
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
