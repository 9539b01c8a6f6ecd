import SwivelReports

// The stave of a window, and the staircase of its pages.
extension LaneDrawing {
  private static func top(_ row: Int) -> Int { 3 + pitch * row }

  func stave(_ lane: ReportLane) -> [Element] {
    let bits = lane.rows ?? []
    let rows = bits.indices.map { row in
      Tag.rect([
        "class": "row", "x": "0%", "width": "100%", "y": Self.top(row), "height": Self.row,
        "fill": "#f4f5f6",
      ])
    }
    let allowed = scale.bands(lane.allowed?.values ?? []) { ($0.from, $0.to) }.flatMap { band in
      let mask = band.values.reduce(0) { $0 | $1.mask }
      return bits.indices.filter { mask & bits[$0] != 0 }.map { row in
        Tag.rect([
          "class": "allowed", "x": band.x.percent, "width": (band.end - band.x).percent,
          "y": Self.top(row), "height": Self.row, "fill": "#d6e3f5",
        ])
      }
    }
    return rows + allowed + shown(lane, bits)
  }

  /// A line of what is shown: its row, and how it is drawn.
  private struct Line {
    let row: Int
    let isUnwanted: Bool
    let isPredicted: Bool

    var color: String { isUnwanted ? "#b83b0b" : "#1d4f9c" }
    var y: Int { 13 + pitch * row }
  }

  private func shown(_ lane: ReportLane, _ bits: [UInt8]) -> [Element] {
    let known = (lane.shown?.values ?? []).filter {
      $0.mask != 0 && $0.mask != OrientationColumn.every
    }
    var shapes: [Element] = []
    var (before, reached): (Int?, Double) = (nil, 0)
    for band in scale.bands(known, { ($0.from, $0.to) }) {
      let lines = Self.lines(band.values, bits)
      let only = lines.count == 1 ? lines.first : nil
      if let only, let before, before != only.row, band.x > 0, band.x - reached <= TimeScale.dense {
        shapes.append(Self.join(only, from: before, at: band.x))
      }
      for line in lines { shapes.append(shape(of: line, isAlone: lines.count == 1, band)) }
      (before, reached) = (only?.row, band.end)
    }
    return shapes
  }

  private static func lines(_ values: [ReportStretch], _ bits: [UInt8]) -> [Line] {
    bits.enumerated().compactMap { row, bit in
      let here = values.filter { $0.mask & bit != 0 }
      guard !here.isEmpty else { return nil }
      return Line(
        row: row, isUnwanted: here.contains { $0.isUnwanted },
        isPredicted: here.allSatisfy { !$0.isSeen })
    }
  }

  private static func join(_ line: Line, from before: Int, at x: Double) -> Element {
    let ys = [13 + pitch * before, line.y].sorted()
    return Tag.line([
      "class": line.isUnwanted ? "shown unwanted join" : "shown join", "x1": x.percent,
      "x2": x.percent, "y1": ys[0], "y2": ys[1], "stroke": line.color, "stroke-width": "1.5",
    ])
  }

  private func shape(
    of line: Line, isAlone: Bool, _ band: TimeScale.Band<ReportStretch>
  ) -> Element {
    var names = ["shown"]
    if line.isUnwanted { names.append("unwanted") }
    if line.isPredicted { names.append("predicted") }
    if !isAlone { names.append("many") }
    return Tag.line([
      "class": names.joined(separator: " "), "x1": band.x.percent, "x2": band.end.percent,
      "y1": line.y, "y2": line.y, "stroke": line.color, "stroke-width": isAlone ? 4 : 2,
      "stroke-dasharray": isAlone ? (line.isPredicted ? "7 3" : nil) : "1 3",
    ]) {
      if let only = band.only { tip(Self.words(only)) }
    }
  }

  private static func words(_ stretch: ReportStretch) -> String {
    let basis = stretch.isSeen ? "" : ", \(stretch.word), not observed"
    let unwanted = stretch.isUnwanted ? ", unwanted" : ""
    return "\(stretch.from.seconds) s: \(stretch.mask.shownWords)\(basis)\(unwanted)"
  }
}

// MARK: - Pages

extension LaneDrawing {
  private struct Page {
    let from: UInt64
    let to: UInt64
    let isTop: Bool
    let name: String
  }

  func pages(_ lane: ReportLane) -> [Element] {
    let depth = lane.depth ?? 0
    let rows = pageRows(lane.flat ?? [], depth)
    return rows.enumerated().flatMap { row, pages in
      scale.bands(pages) { ($0.from, $0.to) }.map { shape(of: $0, y: Self.top(depth - 1 - row)) }
    }
  }

  private func pageRows(_ flat: [Int64], _ depth: Int) -> [[Page]] {
    var rows = Array(repeating: [Page](), count: depth)
    var from: Int64 = 0
    for start in stride(from: 0, to: flat.count - 3, by: 4) {
      from += flat[start]
      let level = Int(flat[start + 2])
      guard rows.indices.contains(level / 2) else { continue }
      rows[level / 2].append(
        Page(
          from: UInt64(from), to: UInt64(from + flat[start + 1]), isTop: level % 2 == 1,
          name: report.strings[Int(flat[start + 3])]))
    }
    return rows
  }

  private func shape(of band: TimeScale.Band<Page>, y: Int) -> Element {
    let isTop = band.values[0].isTop
    let name = isTop ? "page top" : "page covered"
    let (fill, stroke) = isTop ? ("#e4e6ea", "none") : ("none", "#c9cdd4")
    let (x, width) = (band.x.percent, (band.end - band.x).percent)
    guard let page = band.only, band.isWide else {
      return Tag.rect([
        "class": "\(name) thin", "x": x, "width": width, "y": y, "height": Self.row,
        "fill": fill, "stroke": stroke,
      ])
    }
    let covered = isTop ? "" : ", covered"
    // A page that is still there lasts beyond the last event.
    let end = page.to < report.trace.span ? "\(page.to.seconds) s" : "the end"
    return Tag.svg(["class": name, "x": x, "width": width, "y": y, "height": Self.row]) {
      tip("\(page.from.seconds) s to \(end): \(page.name)\(covered)")
      Tag.rect([
        "class": "cell", "x": "0.5", "y": "0.5", "width": "100%", "height": Self.row - 1,
        "rx": 3, "fill": fill, "stroke": stroke,
      ])
      Tag.text(["x": 7, "y": 14, "font-size": 12, "fill": isTop ? "#16181d" : "#6b727d"]) {
        page.name
      }
    }
  }
}
