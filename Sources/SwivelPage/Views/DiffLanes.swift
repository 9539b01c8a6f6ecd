import SwivelReports

extension LaneView {
  /// The lanes of both runs: pages, stave, the links between the runs, stave, pages.
  static func all(of diff: DiffReportRecord) -> [Self] {
    let scale = TimeScale(span: diff.span)
    let drawing = DiffDrawing(scale: scale, record: diff)
    let base = LaneDrawing(scale: scale, report: diff.base)
    let head = LaneDrawing(scale: scale, report: diff.head)
    return [LaneView(axis: base)] + lanes(of: .base, base, drawing).reversed()
      + [LaneView(links: drawing)] + lanes(of: .head, head, drawing)
  }

  /// Each stave, and the pages after it.
  private static func lanes(
    of run: DiffDrawing.Run, _ lanes: LaneDrawing, _ drawing: DiffDrawing
  ) -> [Self] {
    let shown = lanes.report.lanes.filter { $0.kind == .stave || $0.kind == .pages }
    let count = shown.count { $0.kind == .stave }
    return shown.filter { $0.height > 4 }.map { lane in
      LaneView(lane, of: run, isOnly: count == 1, lanes, drawing)
    }
  }

  private init(
    _ lane: ReportLane, of run: DiffDrawing.Run, isOnly: Bool, _ lanes: LaneDrawing,
    _ drawing: DiffDrawing
  ) {
    let title = run.rawValue.prefix(1).uppercased() + run.rawValue.dropFirst()
    let isStave = lane.kind == .stave
    let name = isOnly ? (isStave ? "" : ", pages") : ", \(lane.label)"
    self.init(
      kind: isStave ? "stave run-\(run.rawValue)" : lane.kind.rawValue,
      id: "\(run.rawValue)-\(lane.id)", label: title + name, rows: lane.rows ?? [],
      height: lane.height,
      shapes: lanes.markup(lane)
        + (isStave ? drawing.tints(run, height: lane.height).markup : ""))
  }

  private init(links drawing: DiffDrawing) {
    self.init(
      kind: "links", id: "links", label: "Same event", rows: [], height: DiffDrawing.height,
      shapes: drawing.links)
  }
}
