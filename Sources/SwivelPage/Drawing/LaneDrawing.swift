import SwivelFindings
import SwivelReports

/// The shapes of one lane of the time line.
///
/// A page's script draws the same shapes with the same attributes once it zooms.
struct LaneDrawing {
  static let pitch = 22
  static let row = 20

  let scale: TimeScale
  let report: ReportRecord

  func shapes(_ lane: ReportLane) -> [Element] {
    switch lane.kind {
    case .flags: flags(lane.marks ?? [])
    case .device: held(lane.held?.values ?? [])
    case .stave: stave(lane) + losses(height: lane.height)
    case .pages: pages(lane)
    case .marks: marks(lane.marks ?? [])
    case .ticks: ticks
    }
  }

  var axis: [Element] {
    scale.axisMarks.flatMap { x, text in
      [
        Tag.line(["x1": x.percent, "x2": x.percent, "y1": 16, "y2": 22, "stroke": "#9aa1ab"]),
        Tag.text([
          "x": x.percent, "y": 12, "font-size": 11, "fill": "#6b727d",
          "text-anchor": x < 0.02 ? "start" : x > 0.97 ? "end" : "middle",
        ]) { text },
      ]
    }
  }

  /// What a pointer shows.
  func tip(_ text: String) -> Element { Tag.title { text } }

  private func losses(height: Int) -> [Element] {
    scale.bands(report.losses) { ($0.from, $0.to) }.map { band in
      let count = band.values.reduce(0) { $0 + $1.count }
      return Tag.rect([
        "class": "loss", "x": band.x.percent, "width": (band.end - band.x).percent, "y": 1,
        "height": height - 2, "fill": "#ffffff", "fill-opacity": "0.75", "stroke": "#6b727d",
        "stroke-dasharray": "2 3",
      ]) { tip("\(count) events are missing") }
    }
  }
}

// MARK: - Marks

extension LaneDrawing {
  private func flags(_ marks: [ReportMark]) -> [Element] {
    let flags = scale.marks(marks) { ($0.t, "flag") }
    var taken = 0.0
    return flags.enumerated().map { index, flag in
      let (x, mark) = flag
      let room = Double(report.strings[mark.text].unicodeScalars.count) * 0.0071 + 0.015
      let next = index + 1 < flags.count ? flags[index + 1].x : 1
      let side = x + room <= next ? "start" : x - room >= taken ? "end" : nil
      taken = side == "start" ? x + room : x + TimeScale.apart
      let severity = Finding.Severity(rawValue: mark.name) ?? .note
      return pin("flag \(mark.name)", x, 13) {
        tip("\(mark.t.seconds) s: \(report.strings[mark.text])")
        Tag.path(["d": severity.mark.path, "fill": severity.flagColor])
        if let side {
          Tag.text([
            "x": side == "start" ? 12 : -12, "y": 4, "text-anchor": side, "font-size": 12,
            "fill": severity.flagColor,
          ]) { report.strings[mark.text] }
        }
      }
    }
  }

  private func marks(_ marks: [ReportMark]) -> [Element] {
    scale.marks(marks) { ($0.t, $0.name) }.map { x, mark in
      let isRefusal = mark.name == "refusal"
      return pin("mark \(mark.name)", x, 10) {
        tip("\(mark.t.seconds) s: \(report.strings[mark.text])")
        Tag.path([
          "d": isRefusal ? "M-4-4L4 4M4-4L-4 4" : "M0-5L5 0L0 5L-5 0z", "fill": "none",
          "stroke": isRefusal ? "#b83b0b" : "#545b66", "stroke-width": "1.6",
        ])
      }
    }
  }

  private var ticks: [Element] {
    var (times, time) = ([(time: UInt64, group: String)](), UInt64(0))
    for (step, kind) in zip(report.moments.t, report.moments.kind) {
      time += step
      times.append((time, report.groups[report.strings[kind]] ?? "other"))
    }
    return scale.marks(times, apart: TimeScale.dense) { ($0.time, $0.group) }.map { x, tick in
      let isLow = tick.group == "set-up"
      return Tag.rect([
        "class": "tick in-\(tick.group)", "x": x.percent, "width": 1, "y": isLow ? 10 : 4,
        "height": isLow ? 6 : 12, "fill": tick.group == "seen" ? "#1d4f9c" : "#8a919b",
      ])
    }
  }

  private func pin(
    _ name: String, _ x: Double, _ y: Int, @ElementBuilder _ parts: () -> Element
  ) -> Element {
    Tag.svg(["class": name, "x": x.percent, "y": y, "overflow": "visible"], parts)
  }

  private func held(_ stretches: [ReportStretch]) -> [Element] {
    scale.bands(stretches) { ($0.from, $0.to) }.map { band in
      Tag.svg([
        "class": "band", "x": band.x.percent, "width": (band.end - band.x).percent, "y": 2,
        "height": 22,
      ]) {
        let only = band.isWide ? band.only : nil
        let word = only.map { report.strings[$0.value] } ?? ""
        if let only { tip("\(only.from.seconds) s: \(word)") }
        Tag.path(["class": "edge", "d": "M.5 0v22", "stroke": "#9aa1ab", "fill": "none"])
        if only != nil { posture(word) }
      }
    }
  }

  /// How the device is held: drawn if it stands, and in a word.
  @ElementBuilder private func posture(_ word: String) -> Element {
    let turn = OrientationColumn.all.first { $0.word == word }?.turn
    if let turn {
      Tag.path([
        "class": "held", "transform": "translate(15 11) rotate(\(turn))",
        "d": OrientationColumn.glyph, "fill": "none", "stroke": "#545b66",
        "stroke-width": "1.4",
      ])
    }
    Tag.text(["x": turn == nil ? 8 : 28, "y": 15, "font-size": 12, "fill": "#545b66"]) { word }
  }
}
