import SwivelReports

struct DiffPage {
  /// No more consequences are written out.
  private static let consequenceLimit = 12

  let diff: DiffReportRecord
  let base: MomentTable
  let head: MomentTable

  init(_ diff: DiffReportRecord) {
    self.diff = diff
    (base, head) = (MomentTable(diff.base), MomentTable(diff.head))
  }

  /// The page, with the document that its script reads.
  var html: String {
    let path = diff.head.trace.path
    let frame = PageFrame(
      kind: .diff, title: "\(diff.comparison.headline) · \(path.split(separator: "/").last ?? "")",
      generator: diff.generator, command: diff.command, json: diff.json)
    return frame.html("comparison") {
      Element.top(skippingTo: "timeline", headline: diff.comparison.headline, facts: facts) {
        Tag.span {
          Element.run("base")
          " "
          Element.name(diff.base.trace.path)
        }
        " "
        Tag.span {
          Element.run("head")
          " "
          Element.name(path)
        }
      }
      Tag.main { sections }
    }
  }

  @ElementBuilder private var sections: Element {
    Element.section("cause", id: "cause", "First divergence") { divergence }
    timeline.section("Both runs")
    let moments = consequences
    if !moments.isEmpty {
      Element.section("consequences", id: "consequences", "Consequences") { moments }
    }
    findings
    steps
    changes
    timing
    Element.rules(diff.base.rules + diff.head.rules)
  }

  private var timeline: Timeline {
    Timeline(
      lanes: Lane.all(of: diff), spoken: "Base: \(diff.base.spoken) Head: \(diff.head.spoken)",
      hasLosses: !(diff.base.losses + diff.head.losses).isEmpty,
      hasTint: diff.consequences.contains(where: \.orientation))
  }

  var written: [DiffConsequenceRecord] {
    Array(diff.consequences.prefix(Self.consequenceLimit))
  }

  /// Says how many more there are; nothing if there are none.
  @ElementBuilder static func more(_ count: Int) -> Element {
    if count > 0 { Element.none("and \(UInt64(count).grouped) more, which diff --json lists") }
  }

  /// Whether an orientation that is not allowed is shown, in the color of an error.
  @ElementBuilder static func notAllowed(_ isUnwanted: Bool) -> Element {
    if isUnwanted { Tag.span("bad", ", not allowed") }
  }
}

extension Element {
  /// The name of one of the two runs, in its color.
  static func run(_ name: String) -> Self { Tag.span("run \(name)", name) }
}
