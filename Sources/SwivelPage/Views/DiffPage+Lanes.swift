import SwivelReports

extension Lane {
  /// The lanes of both runs: pages, stave, the links between the runs, stave, pages.
  static func all(of diff: DiffReportRecord) -> [Self] {
    let scale = TimeScale(span: diff.span)
    let drawing = DiffDrawing(scale: scale, record: diff)
    let base = LaneDrawing(scale: scale, report: diff.base)
    let head = LaneDrawing(scale: scale, report: diff.head)
    let links = Self(
      kind: "links", id: "links", label: "Same event", height: DiffDrawing.height,
      shapes: drawing.links)
    return [Self(axis: base)] + lanes(of: .base, base, drawing).reversed() + [links]
      + lanes(of: .head, head, drawing)
  }

  /// Each stave, and the pages after it.
  private static func lanes(
    of run: DiffDrawing.Run, _ lanes: LaneDrawing, _ drawing: DiffDrawing
  ) -> [Self] {
    let shown = lanes.report.lanes.filter { $0.kind == .stave || $0.kind == .pages }
    let isOnly = shown.count { $0.kind == .stave } == 1
    let title = run.rawValue.prefix(1).uppercased() + run.rawValue.dropFirst()
    return shown.filter { $0.height > 4 }.map { lane in
      let isStave = lane.kind == .stave
      let name = isOnly ? (isStave ? "" : ", pages") : ", \(lane.label)"
      return Self(
        kind: isStave ? "stave run-\(run.rawValue)" : lane.kind.rawValue,
        id: "\(run.rawValue)-\(lane.id)", label: title + name, rows: lane.rows ?? [],
        height: lane.height,
        shapes: lanes.shapes(lane) + (isStave ? drawing.tints(run, height: lane.height) : []))
    }
  }
}
