import SwivelModel
import SwivelFindings
import SwivelQueries
import SwivelReports

// The events that differ, and the steps that took longer or shorter.
extension DiffPage {
  @ElementBuilder var changes: Element {
    if !diff.changes.isEmpty {
      Element.section("changes", id: "changes", "Events that differ") {
        Element.table("events changes", Self.changeColumns) {
          diff.changes.prefix(RunLanes.tableLimit).map(Self.row)
        }
        Self.more(diff.comparison.changes.totalCount - min(diff.changes.count, RunLanes.tableLimit))
      }
    }
  }

  private static let changeColumns: [Element] = [
    .column("time, s", "number"), .column("in the base"), .column("in the head"),
    .column("kind of change"),
  ]

  private static func row(_ change: DiffReportChange) -> Element {
    Tag.tr {
      Element.number((change.base.first ?? change.head.first)?.event.instant.rawValue.seconds ?? "")
      events(change.base)
      events(change.head)
      Tag.td(["class": "text"]) {
        change.change.kind.rawValue
        if let words = words(change) {
          ", "
          Element.name(words)
        }
      }
    }
  }

  private static func events(_ events: [DiffReportChange.Event]) -> Element {
    Tag.td {
      for event in events { Tag.p { Element.name(event.text) } }
    }
  }

  private static func words(_ reported: DiffReportChange) -> String? {
    if reported.isCause { return "the first difference" }
    let change = reported.change
    let (was, now) = (change.baseCount, change.headCount)
    if let visit = change.visit {
      return was > 0
        ? "the visit to \(visit), \(was) events, is missing"
        : "a visit to \(visit), \(now) events, is new"
    }
    if change.isOutcome { return "an outcome" }
    if was > 0, now > 0 { return was == 1 && now == 1 ? nil : "\(was) events became \(now)" }
    return was > 0 ? "\(was) only in the base" : "\(now) only in the head"
  }

  @ElementBuilder var timing: Element {
    if !diff.timing.isEmpty {
      Element.section("timing", id: "timing", "Steps that took longer or shorter") {
        Element.table("events", Self.timingColumns) {
          for step in diff.timing {
            Tag.tr {
              Element.number(step.delay.step.instant.rawValue.seconds)
              Tag.td(["class": "text"]) { Element.name(step.text) }
              Element.number(step.delay.base.seconds)
              Element.number(step.delay.head.seconds)
            }
          }
        }
      }
    }
  }

  private static let timingColumns: [Element] = [
    .column("time, s", "number"), .column("what happened"), .column("base took, s", "number"),
    .column("head took, s", "number"),
  ]
}
