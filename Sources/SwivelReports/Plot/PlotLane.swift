import SwivelModel

/// A lane of a plot: rows with the labels beside them.
struct PlotLane {
  /// Of each row.
  var labels: [String]
  var rows: [PlotRow]
  /// What is drawn in it.
  var signs: Set<StaveSign> = []

  init(_ label: String, _ row: PlotRow) { (labels, rows) = ([label], [row]) }

  init(_ labels: [String], _ rows: [PlotRow], _ signs: Set<StaveSign> = []) {
    (self.labels, self.rows, self.signs) = (labels, rows, signs)
  }
}

/// How the lanes of a report become those of a plot.
struct PlotLanes {
  let scale: PlotScale
  /// Whether there is room for the names of orientations.
  let isWide: Bool
  let windows: [UInt8: String]

  /// The lanes of a report, from the top.
  func lanes(_ record: ReportRecord) -> [PlotLane] {
    let staves = record.lanes.filter { $0.kind == .stave }
    var lanes = [findings(record), device(record), losses(record)].compactMap(\.self)
    for stave in staves {
      if staves.count > 1 { lanes.append(heading(of: stave)) }
      lanes += window(stave, record)
    }
    return lanes
  }

  private func device(_ record: ReportRecord) -> PlotLane? {
    guard let lane = record.lanes.first(where: { $0.kind == .device }) else { return nil }
    let bands = (lane.held?.values ?? []).map {
      PlotBand(from: $0.from, to: $0.to, text: record.strings[$0.value])
    }
    return PlotLane("device", PlotRow(bands, scale))
  }

  private func losses(_ record: ReportRecord) -> PlotLane? {
    guard !record.losses.isEmpty else { return nil }
    let bands = record.losses.map {
      PlotBand(from: $0.from, to: max($0.to, $0.from + 1), text: $0.count.counting("event"))
    }
    return PlotLane("missing", PlotRow(bands, scale))
  }

  private func heading(of stave: ReportLane) -> PlotLane {
    let name = stave.window.flatMap { windows[$0] } ?? "window \(stave.window ?? 0)"
    return PlotLane(name, PlotRow(width: scale.width))
  }

  private func window(_ stave: ReportLane, _ record: ReportRecord) -> [PlotLane] {
    let allowed = (stave.allowed?.values ?? []).map {
      PlotBand(from: $0.from, to: $0.to, text: InterfaceOrientationMask(bits: $0.mask).initials)
    }
    let plot = StavePlot(stave, scale)
    let pages = record.lanes.first { $0.kind == .pages && $0.id == "pages-\(stave.window ?? 0)" }
    return [
      PlotLane("allowed", PlotRow(allowed, scale)),
      PlotLane(
        ["interface"] + (stave.rows ?? []).map(label),
        [PlotRow(width: scale.width)] + plot.rows, plot.signs),
    ] + (pages.map { [self.pages($0, record)] } ?? [])
  }

  private func label(_ bits: UInt8) -> String {
    let mask = InterfaceOrientationMask(bits: bits)
    let initials = mask.initials.padded(to: 2)
    return isWide ? "  \(initials) \(mask.alternatives)" : "  \(initials)"
  }
}
