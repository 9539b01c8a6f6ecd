import SwivelReports

// The windows and controllers at a moment.
extension MomentTable {
  func hierarchy(_ place: Int) -> Element {
    let nodes = tree(place)
    return Tag.div(["class": "hierarchy"]) {
      Tag.h4 { "Controllers" }
      if nodes.isEmpty {
        Element.none("No window yet.")
      } else {
        Tag.ul(["class": "tree"]) { nodes.map(item) }
      }
    }
  }

  private static let badges: [(bit: Int, style: String, word: String)] = [
    (1, "asked", "asked"), (2, "answered", "mask used"), (4, "visible", "visible"),
    (8, "never", "never asked"),
  ]

  private func item(_ node: ReportNode) -> Element {
    Tag.li(["class": "d\(min(node.depth, 9))"]) {
      Tag.span(["class": "name"]) { Element.name(report.strings[node.name]) }
      for badge in Self.badges where node.badges & badge.bit != 0 {
        " "
        Tag.span("tag \(badge.style)", badge.word)
      }
      " "
      Tag.span(["class": "place"]) {
        report.strings[node.place]
        if let mask = UInt8(exactly: node.mask) { "; allows \(mask.allowedWords)" }
      }
    }
  }
}
