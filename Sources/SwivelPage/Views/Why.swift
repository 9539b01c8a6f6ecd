import SwivelReports

// What the engine says about a window.
extension MomentTable {
  /// The windows of a moment, explained; a clause says where those are that are left out.
  @ElementBuilder func whys(_ place: Int, omitted: String? = nil) -> Element {
    let shown = shownWindows(place)
    let whys = shown.compactMap(\.why)
    if whys.isEmpty { Element.noWindow } else { whys.map(why) }
    let more = windows(place).count - shown.count
    if more > 0 {
      Element.none(more.counting("more window") + (omitted.map { ", \($0)" } ?? ""))
    }
  }

  private func why(_ why: ReportWhy) -> Element {
    Tag.section(["class": "why"]) {
      Tag.h4 {
        Element.name(why.name)
        " \(why.outcome)"
        if why.unwanted { Tag.span("bad", ", which is not allowed") }
      }
      GateTable(why: why).element
      Tag.dl(["class": "parties"]) { Self.parties(why) }
      let items = why.rules.compactMap { rules[$0]?.item }
      if !items.isEmpty { Tag.ul(["class": "rules"]) { items } }
    }
  }

  @ElementBuilder private static func parties(_ why: ReportWhy) -> Element {
    if let asked = why.asked { Element.term("asked") { Element.name(asked) } }
    if let answered = why.answered { Element.term("mask from") { Element.name(answered) } }
    if let visible = why.visible {
      Element.term("visible") {
        Element.name(visible)
        if why.neverAsked {
          " "
          Tag.strong("never", "never asked")
        }
      }
    }
    if let rule = why.heldBy {
      Element.term("kept by rule") { Element.link("#rule-\(rule)") { rule } }
    }
    if !why.masksCount { Element.term("masks") { "not read here" } }
  }
}

extension Element {
  static let noWindow = none("No window yet: no controller is asked.")
}
