import SwivelReports

/// The stave of a trace, small enough for a row of a table: 1,000 units wide.
struct Sparkline {
  static let rowHeight = 6
  // What is narrower cannot be seen.
  private static let least = 4

  private let lane: ReportLane
  private let span: UInt64

  /// Draws the first window, if there is one.
  static func element(_ report: ReportRecord) -> Element {
    let line = Self(report)
    let height = line?.height ?? 0
    return Tag.svg([
      "viewBox": "0 0 1000 \(height)", "preserveAspectRatio": "none", "width": 180,
      "height": height, "aria-hidden": "true",
    ]) {
      if let line { line.shapes }
    }
  }

  private init?(_ report: ReportRecord) {
    guard let lane = report.lanes.first(where: { $0.kind == .stave }) else { return nil }
    (self.lane, span) = (lane, max(1, report.trace.span))
  }

  private var rows: [UInt8] { lane.rows ?? [] }

  /// The height of all rows.
  private var height: Int { rows.count * Self.rowHeight }

  @ElementBuilder private var shapes: Element {
    Tag.path(["class": "row", "d": "M0 0h1000v\(height)h-1000z", "fill": "#f4f5f6"])
    Tag.path(["class": "allowed", "d": allowedPath, "fill": "#d6e3f5"])
    line(isUnwanted: false, isSeen: true)
    line(isUnwanted: false, isSeen: false)
    line(isUnwanted: true, isSeen: true)
    line(isUnwanted: true, isSeen: false)
  }

  private var allowedPath: String {
    var path = ""
    for stretch in merged(lane.allowed?.values ?? []) {
      for (row, bit) in rows.enumerated() where stretch.mask & bit != 0 {
        let (x, width) = (place(stretch.from), max(1, place(stretch.to) - place(stretch.from)))
        path += "M\(x) \(row * Self.rowHeight)h\(width)v\(Self.rowHeight)h-\(width)z"
      }
    }
    return path
  }

  @ElementBuilder private func line(isUnwanted: Bool, isSeen: Bool) -> Element {
    let path = path(isUnwanted: isUnwanted, isSeen: isSeen)
    if !path.isEmpty {
      let names = ["shown"] + (isSeen ? [] : ["predicted"]) + (isUnwanted ? ["unwanted"] : [])
      Tag.path([
        "class": names.joined(separator: " "), "d": path,
        "stroke": isUnwanted ? "#b83b0b" : "#1d4f9c", "stroke-width": 2, "fill": "none",
        "vector-effect": "non-scaling-stroke", "stroke-dasharray": isSeen ? nil : "4 2",
      ])
    }
  }

  private func path(isUnwanted: Bool, isSeen: Bool) -> String {
    var path = ""
    for stretch in merged(lane.shown?.values ?? [])
    where stretch.isUnwanted == isUnwanted && stretch.isSeen == isSeen
      && stretch.mask != OrientationColumn.every
    {
      for (row, bit) in rows.enumerated() where stretch.mask & bit != 0 {
        let end = max(place(stretch.to), place(stretch.from) + 1)
        path += "M\(place(stretch.from)) \(row * Self.rowHeight + 3)H\(end)"
      }
    }
    return path
  }

  /// The stretches that can be seen; an unwanted one always can.
  private func merged(_ stretches: [ReportStretch]) -> [ReportStretch] {
    var end = -Self.least
    return stretches.filter { stretch in
      guard stretch.isUnwanted || place(stretch.to) - end >= Self.least else { return false }
      end = place(stretch.to)
      return true
    }
  }

  private func place(_ time: UInt64) -> Int { Int(1_000 * Double(time) / Double(span) + 0.5) }
}
