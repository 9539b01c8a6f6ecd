import SwivelReports

/// The shapes of one lane of the time line.
///
/// A page's script draws the same shapes with the same attributes once it zooms.
struct LaneDrawing {
  static let pitch = 22
  static let row = 20

  let scale: TimeScale
  let report: ReportRecord

  /// The shapes as markup.
  func markup(_ lane: ReportLane) -> String {
    switch lane.kind {
    case .flags: flags(lane.marks ?? []).markup
    case .device: held(lane.held?.values ?? []).markup
    case .stave: (stave(lane) + losses(height: lane.height)).markup
    case .pages: pages(lane).markup
    case .marks: marks(lane.marks ?? []).markup
    case .ticks: ticks.markup
    }
  }

  /// The marks of the axis.
  var axis: String {
    scale.axisMarks.flatMap { x, text in
      [
        SVGElement(
          "line", ["x1": x.percent, "x2": x.percent, "y1": 16, "y2": 22, "stroke": "#9aa1ab"]),
        SVGElement(
          "text",
          [
            "x": x.percent, "y": 12, "font-size": 11, "fill": "#6b727d",
            "text-anchor": x < 0.02 ? "start" : x > 0.97 ? "end" : "middle",
          ], text: text),
      ]
    }.markup
  }

  /// What a pointer shows.
  func tip(_ text: String) -> SVGElement { SVGElement("title", text: text) }

  private func losses(height: Int) -> [SVGElement] {
    scale.bands(report.losses) { ($0.from, $0.to) }.map { band in
      let count = band.values.reduce(0) { $0 + $1.count }
      return SVGElement(
        "rect",
        [
          "class": "loss", "x": band.x.percent, "width": (band.end - band.x).percent, "y": 1,
          "height": height - 2, "fill": "#ffffff", "fill-opacity": "0.75", "stroke": "#6b727d",
          "stroke-dasharray": "2 3",
        ], [tip("\(count) events are missing")])
    }
  }
}

// MARK: - Marks

extension LaneDrawing {
  private func flags(_ marks: [ReportMark]) -> [SVGElement] {
    let flags = scale.marks(marks) { ($0.t, "flag") }
    var taken = 0.0
    return flags.enumerated().map { index, flag in
      let (x, mark) = flag
      let room = Double(report.strings[mark.text].unicodeScalars.count) * 0.0071 + 0.015
      let next = index + 1 < flags.count ? flags[index + 1].x : 1
      let side = x + room <= next ? "start" : x - room >= taken ? "end" : nil
      taken = side == "start" ? x + room : x + TimeScale.apart
      let badge = Badge(mark.name)
      var parts = [
        tip("\(mark.t.seconds) s: \(report.strings[mark.text])"),
        SVGElement("path", ["d": badge.path, "fill": badge.flagColor]),
      ]
      if let side {
        parts.append(
          SVGElement(
            "text",
            [
              "x": side == "start" ? 12 : -12, "y": 4, "text-anchor": side, "font-size": 12,
              "fill": badge.flagColor,
            ], text: report.strings[mark.text]))
      }
      return pin("flag \(mark.name)", x, 13, parts)
    }
  }

  private func marks(_ marks: [ReportMark]) -> [SVGElement] {
    scale.marks(marks) { ($0.t, $0.name) }.map { x, mark in
      let isRefusal = mark.name == "refusal"
      let path = SVGElement(
        "path",
        [
          "d": isRefusal ? "M-4-4L4 4M4-4L-4 4" : "M0-5L5 0L0 5L-5 0z", "fill": "none",
          "stroke": isRefusal ? "#b83b0b" : "#545b66", "stroke-width": "1.6",
        ])
      return pin(
        "mark \(mark.name)", x, 10,
        [tip("\(mark.t.seconds) s: \(report.strings[mark.text])"), path])
    }
  }

  private var ticks: [SVGElement] {
    var (times, time) = ([(time: UInt64, group: String)](), UInt64(0))
    for (step, kind) in zip(report.moments.t, report.moments.kind) {
      time += step
      times.append((time, report.groups[report.strings[kind]] ?? "other"))
    }
    return scale.marks(times, apart: TimeScale.dense) { ($0.time, $0.group) }.map { x, tick in
      let isLow = tick.group == "set-up"
      return SVGElement(
        "rect",
        [
          "class": "tick in-\(tick.group)", "x": x.percent, "width": 1, "y": isLow ? 10 : 4,
          "height": isLow ? 6 : 12, "fill": tick.group == "seen" ? "#1d4f9c" : "#8a919b",
        ])
    }
  }

  private func pin(_ name: String, _ x: Double, _ y: Int, _ parts: [SVGElement]) -> SVGElement {
    SVGElement(
      "svg", ["class": name, "x": x.percent, "y": y, "overflow": "visible"], parts)
  }

  private func held(_ stretches: [ReportStretch]) -> [SVGElement] {
    scale.bands(stretches) { ($0.from, $0.to) }.map { band in
      var parts: [SVGElement] = []
      let edge = SVGElement(
        "path", ["class": "edge", "d": "M.5 0v22", "stroke": "#9aa1ab", "fill": "none"])
      if let only = band.only, band.isWide {
        let word = report.strings[only.value]
        let turn = OrientationColumn.all.first { $0.word == word }?.turn
        parts = [tip("\(only.from.seconds) s: \(word)"), edge]
        if let turn { parts.append(Self.glyph(turn)) }
        parts.append(
          SVGElement(
            "text", ["x": turn == nil ? 8 : 28, "y": 15, "font-size": 12, "fill": "#545b66"],
            text: word))
      } else {
        parts = [edge]
      }
      return SVGElement(
        "svg",
        [
          "class": "band", "x": band.x.percent, "width": (band.end - band.x).percent, "y": 2,
          "height": 22,
        ], parts)
    }
  }

  private static func glyph(_ turn: Int) -> SVGElement {
    SVGElement(
      "path",
      [
        "class": "held", "transform": "translate(15 11) rotate(\(turn))",
        "d":
          "M-2-7h4a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM-1.5 4.6h3",
        "fill": "none", "stroke": "#545b66", "stroke-width": "1.4",
      ])
  }
}
