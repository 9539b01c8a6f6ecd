import SwivelFindings
import SwivelReports

// The table of events.
extension MomentTable {
  /// No more rows are written out; the script shows the others.
  private static let rowLimit = 600

  /// The section with the table; rows of moments that are written out have no anchor.
  func eventSection(written: Set<Int>) -> Element {
    .section("events", id: "events", "Events", tools: "filters") {
      if let omission = report.omitted {
        Tag.p(["class": "none"]) {
          "\(omission.events.grouped) events at which nothing changed are omitted; "
            + "this command prints them: "
          Tag.code { omission.command }
        }
      }
      Tag.div(["id": "rows", "role": "region", "aria-label": "Table of events", "tabindex": 0]) {
        Element.table("events", Self.columns) {
          rows(written).map { row($0, isAnchor: !written.contains($0)) }
        }
      }
    }
  }

  private static let columns: [Element] = [
    .column("event", "number"), .column("time, s", "number"), .column("kind"),
    .column("what happened"), .column("result"),
  ]

  private func rows(_ written: Set<Int>) -> [Int] {
    guard count > Self.rowLimit else { return Array(0..<count) }
    return Set(0..<Self.rowLimit - written.count).union(written).sorted()
  }

  private func row(_ place: Int, isAnchor: Bool) -> Element {
    let (found, event) = (findings[place] ?? [], sequences[place])
    return Tag.tr([
      "class": "in-\(group(place))" + (found.isEmpty ? "" : " flagged"),
      "id": isAnchor ? "event=\(event)" : nil,
    ]) {
      Tag.td(["class": "number"]) { link(event) { "\(event)" } }
      Element.number(times[place].seconds)
      Tag.td("kind", kind(place))
      Tag.td("text", text(place))
      Tag.td(["class": "result"]) {
        for number in found {
          report.findings[number].severity.badge
          " \(report.findings[number].id) "
        }
        mark(place)
      }
    }
  }
}
