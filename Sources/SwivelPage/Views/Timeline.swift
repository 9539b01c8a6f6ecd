import SwivelFindings
import SwivelQueries
import SwivelReports

/// The time line: its lanes, the same in sentences, and what the colors mean.
struct Timeline {
  let lanes: [Lane]
  let spoken: String
  let hasLosses: Bool
  var hasTint = false

  /// The section of a page, to which the script adds.
  func section(_ title: String) -> Element {
    .section("timeline", id: "timeline", title, tools: "tools") {
      contents(id: "lanes")
      Tag.div(["id": "live"])
    }
  }

  @ElementBuilder func contents(id: String? = nil) -> Element {
    Tag.div(["class": "lanes", "id": id]) { lanes.map(\.element) }
    Tag.p("unseen", spoken)
    legend
  }

  private var legend: Element {
    Tag.p(["class": "legend"]) {
      Element.key("allowed") { Element.area("allowed") }
      Element.key("observed") { Element.stroke("shown") }
      Element.key("predicted, not observed") {
        Element.stroke("shown predicted", dashes: "7 3")
      }
      Element.key("unwanted: not allowed, and reported as a finding") {
        Element.stroke("shown unwanted", "#b83b0b")
      }
      if hasTint {
        Element.key("a different orientation in the other run") {
          Tag.rect([
            "class": "tint", "width": 22, "height": 12, "fill": "#b83b0b", "fill-opacity": "0.1",
          ])
        }
      }
      if hasLosses { Element.key("events are missing") { Self.loss } }
      Tag.span { "page: a view controller that shows one screen of the app" }
    }
  }

  private static let loss = Tag.rect([
    "class": "loss", "x": ".5", "y": ".5", "width": 21, "height": 11, "fill": "#ffffff",
    "fill-opacity": ".75", "stroke": "#6b727d", "stroke-dasharray": "2 3",
  ])
}

extension Timeline {
  init(_ report: ReportRecord) {
    self.init(
      lanes: Lane.all(of: report), spoken: report.spoken, hasLosses: !report.losses.isEmpty)
  }
}

extension Element {
  /// What a color means, with an example; another one may follow.
  @ElementBuilder static func key(
    _ words: String, @ElementBuilder _ shape: () -> Self
  ) -> Self {
    Tag.span {
      Tag.svg(["width": 22, "height": 12, "aria-hidden": "true"], shape)
      " \(words)"
    }
    " "
  }

  static func area(_ style: String) -> Self {
    Tag.rect(["class": style, "width": 22, "height": 12, "fill": "#d6e3f5"])
  }

  static func stroke(
    _ style: String, _ color: String = "#1d4f9c", width: Int = 4, dashes: String? = nil
  ) -> Self {
    Tag.line([
      "class": style, "x2": 22, "y1": 6, "y2": 6, "stroke": color, "stroke-width": width,
      "stroke-dasharray": dashes,
    ])
  }
}

extension ReportRecord {
  /// The time line in sentences.
  var spoken: String {
    lanes.filter { $0.kind == .stave }.flatMap { lane in
      (lane.shown?.values ?? []).prefix(RunLanes.tableLimit)
        .filter { $0.mask != 0 && $0.mask != OrientationColumn.every }
        .map { stretch in
          let subject = lane.named ? lane.label : "interface"
          let unwanted = stretch.isUnwanted ? ", unwanted" : ""
          return "\(stretch.from.seconds) s: \(subject) in \(stretch.mask.shownWords)\(unwanted)."
        }
    }.joined(separator: " ")
  }
}
