import SwivelFindings
import SwivelReports

/// A lane of the time line.
struct Lane {
  let kind: String
  let id: String
  let label: String
  /// Whether the label is a name of the log.
  var isNamed = false
  var rows: [UInt8] = []
  let height: Int
  let shapes: [Element]

  var element: Element {
    Tag.div(["class": "lane \(kind)", "data-lane": id]) {
      Tag.div(["class": "label"]) {
        Tag.span { isNamed ? Element.name(label) : Element(text: label) }
        if !rows.isEmpty { Tag.ol { rows.compactMap(Self.row) } }
      }
      Tag.svg([
        "class": "track", "width": "100%", "height": height, "aria-hidden": "true",
        "focusable": "false",
      ]) { shapes }
    }
  }

  private static func row(_ bit: UInt8) -> Element? {
    OrientationColumn.all.first { $0.bit == bit }.map { column in
      Tag.li {
        Tag.span { column.title }
        " "
        Tag.abbr(["title": column.title]) { column.short }
      }
    }
  }
}

extension Lane {
  init(axis drawing: LaneDrawing) {
    self.init(kind: "axis", id: "axis", label: "Time", height: 22, shapes: drawing.axis)
  }

  static func all(of report: ReportRecord) -> [Self] {
    let drawing = LaneDrawing(scale: TimeScale(span: report.trace.span), report: report)
    return [Self(axis: drawing)]
      + report.lanes.map { lane in
        Self(
          kind: lane.kind.rawValue, id: lane.id, label: lane.label, isNamed: lane.named,
          rows: lane.rows ?? [], height: lane.height, shapes: drawing.shapes(lane))
      }
  }
}
