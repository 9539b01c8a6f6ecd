/// What the lanes of one plot have in common: the scale, and the room for labels.
struct PlotSheet {
  // From here on there is room for the names of orientations.
  private static let wideWidth = 80
  private static let labelLimit = 24

  let scale: PlotScale
  private let isWide: Bool
  private let margin: Int

  init(width: Int, _ runs: [RunOutline], from begin: UInt64, to end: UInt64) {
    isWide = width >= Self.wideWidth
    let empty = PlotScale(begin: begin, end: end, width: 1)
    let labels = runs.flatMap { run in
      PlotLanes(scale: empty, isWide: width >= Self.wideWidth, windows: run.windows)
        .lanes(run.record).flatMap(\.labels)
    }
    margin = 1 + min(Self.labelLimit, labels.map(\.columns).max() ?? 0)
    scale = PlotScale(begin: begin, end: end, width: width - margin)
  }

  var axis: StyledLine { line("", scale.axis) }

  func lines(_ run: RunOutline) -> [StyledLine] {
    let lanes = lanes(run)
    let lines = lanes.flatMap { lane in zip(lane.labels, lane.rows).map { line($0, $1) } }
    return lines + (run.hasMoreWindows ? [StyledLine("and more windows", .dim)] : [])
  }

  func line(_ label: String, _ row: PlotRow) -> StyledLine {
    var whole = PlotRow(width: margin + scale.width)
    whole.put(label, at: 0, room: row.isEmpty ? margin + scale.width : margin - 1)
    whole.put(row, at: margin)
    return StyledLine(whole)
  }

  /// What the signs of the runs stand for.
  func legend(of runs: [RunOutline]) -> [StyledLine] {
    let lanes = runs.flatMap(lanes)
    let signs = lanes.reduce(into: Set<StaveSign>()) { $0.formUnion($1.signs) }
    var words = StaveSign.legend.filter(signs.contains).map {
      "\($0.character) \($0.words)"
    }
    if lanes.contains(where: \.isDense) { words.append("\(PlotRow.dense) several") }
    if !isWide { words += ["P portrait", "LL landscapeLeft", "LR landscapeRight"] }
    return Self.flowed(words, width: margin + scale.width)
  }

  private func lanes(_ run: RunOutline) -> [PlotLane] {
    PlotLanes(scale: scale, isWide: isWide, windows: run.windows).lanes(run.record)
  }

  /// Entries in lines of a width, none of them broken.
  private static func flowed(_ entries: [String], width: Int) -> [StyledLine] {
    var lines: [String] = []
    for entry in entries {
      if let last = lines.last, last.columns + 3 + entry.columns <= width {
        lines[lines.count - 1] = last + "   " + entry
      } else {
        lines.append(entry)
      }
    }
    return lines.map { StyledLine($0, .dim) }
  }
}

extension PlotLane {
  /// Whether a column stands for several bands.
  fileprivate var isDense: Bool {
    rows.contains { $0.cells.contains { $0.text == PlotRow.dense } }
  }
}
