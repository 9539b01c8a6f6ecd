import SwivelReports

/// The table of what each gate allows, and of what came of it.
struct GateTable {
  let why: ReportWhy

  private static let columns =
    [Element.column("gate")]
    + OrientationColumn.all.map { column in
      Tag.th(["scope": "col"]) {
        glyph(column.turn)
        " "
        Tag.span { column.title }
      }
    }

  private static func glyph(_ turn: Int) -> Element {
    Tag.svg([
      "class": "glyph", "viewBox": "-8 -8 16 16", "width": 14, "height": 14,
      "aria-hidden": "true",
    ]) {
      Tag.path([
        "transform": "rotate(\(turn))", "d": OrientationColumn.glyph, "fill": "none",
        "stroke": "#6b727d", "stroke-width": "1.4",
      ])
    }
  }

  var element: Element {
    .table("gates", Self.columns) {
      rows
      Tag.tr(["class": "result"]) {
        Self.head("result") { why.basis }
        OrientationColumn.all.map(result)
      }
    }
  }

  private var rows: [Element] {
    var left = OrientationColumn.every
    return why.gates.map { gate in
      defer { left &= gate.allows }
      return Tag.tr {
        Self.head(gate.gate) {
          Element.name(gate.source)
          if let note = gate.note {
            " "
            Tag.small { note }
          }
        }
        OrientationColumn.all.map { Self.cell(gate, $0, left) }
      }
    }
  }

  private static func head(_ gate: String, @ElementBuilder _ source: () -> Element) -> Element {
    Tag.th(["scope": "row"]) {
      Tag.span("gate", gate)
      " "
      Tag.span(["class": "source"], source)
    }
  }

  private static func cell(
    _ gate: ReportGate, _ column: OrientationColumn, _ left: UInt8
  ) -> Element {
    if gate.removed & column.bit != 0 { return cell("removed", "✕", "excluded here") }
    return left & gate.allows & column.bit != 0 ? passes : cell("gone", "·", "already excluded")
  }

  private func result(_ column: OrientationColumn) -> Element {
    let isAllowed = why.allowed & column.bit != 0
    if why.shown & column.bit != 0 {
      return Self.cell(isAllowed ? "shown" : "shown unwanted", "◆", "shown", wordStyle: "word") {
        if !isAllowed { Element.unseen(" and not allowed") }
      }
    }
    return isAllowed ? Self.passes : Self.cell("gone", "·", "not allowed")
  }

  private static let passes = cell("passes", "●", "allowed")

  private static func cell(
    _ style: String, _ mark: String, _ word: String, wordStyle: String = "unseen",
    @ElementBuilder _ more: () -> Element = { .nothing }
  ) -> Element {
    Tag.td(["class": style]) {
      Tag.i { mark }
      " "
      Tag.span(wordStyle, word)
      more()
    }
  }
}
