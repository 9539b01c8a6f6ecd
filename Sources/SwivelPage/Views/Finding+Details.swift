import SwivelFindings
import SwivelReports

extension MomentTable {
  /// More of a kind are counted.
  private static let otherLimit = 100

  /// The terms below a finding: why, on what basis, and what helps.
  @ElementBuilder func details(_ finding: ReportFinding) -> Element {
    let reasons = finding.rules.compactMap { rules[$0]?.reason }
    if !reasons.isEmpty { Element.term("Why") { reasons } }
    Element.term("Basis") { finding.basis }
    if let source = finding.source { Element.term("From") { Self.source(source) } }
    Element.term("Help") { finding.help }
    if let code = finding.code, !code.isEmpty { Element.term("Code") { code.map(Self.code) } }
    if let decided = finding.decided, let place = place(of: decided) {
      Element.term("Decision") {
        "at "
        link(decided) { "\(times[place].seconds) s" }
        ", event \(decided)"
      }
    }
    if !finding.evidence.isEmpty {
      Element.term("Evidence") { evidence(finding.evidence) }
    }
    if !finding.others.isEmpty { Element.term("Also") { others(finding.others) } }
    Element.term("Next", "command") { Tag.code { finding.command } }
    if !finding.tries.isEmpty { Element.term("Try") { finding.tries.map(Element.command) } }
  }

  private static func source(_ source: String) -> Element {
    let code = Tag.code { source }
    // An editor finds no file by its name alone.
    guard source.hasPrefix("/") else { return code }
    return .link("vscode://file\(PathURI.text(source))") { code }
  }

  private static func code(_ block: CodeBlock) -> Element {
    Tag.details(["class": "code"]) {
      Tag.summary { block.heading }
      Tag.pre(["tabindex": 0]) { Tag.code { block.text } }
    }
  }

  @ElementBuilder private func evidence(_ events: [UInt64]) -> Element {
    "events "
    for (place, event) in events.enumerated() {
      if place > 0 { ", " }
      link(event) { "\(event)" }
    }
  }

  @ElementBuilder private func others(_ others: [ReportFinding.Other]) -> Element {
    Tag.table(["class": "others"]) {
      Tag.thead(["class": "unseen"]) {
        Tag.tr { ["time, s", "page", "shown", "allows"].map { Element.column($0) } }
      }
      Tag.tbody { others.prefix(Self.otherLimit).map(row) }
    }
    if others.count > Self.otherLimit {
      Element.none("and \(UInt64(others.count - Self.otherLimit).grouped) more")
    }
  }

  private func row(_ other: ReportFinding.Other) -> Element {
    Tag.tr {
      Tag.td(["class": "number"]) { link(other.seq) { "\(other.t.seconds) s" } }
      " "
      Tag.td { Element.name(other.page ?? "") }
      " "
      Tag.td { "in \(other.shown.shownWords)" }
      " "
      Tag.td { other.allowed.map { "allows \($0.allowedWords)" } ?? "" }
    }
  }
}
