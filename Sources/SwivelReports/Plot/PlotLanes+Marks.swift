import SwivelFindings
import SwivelModel

extension PlotLanes {
  /// A sign for each finding, with its number where there are several kinds; `nil` without any.
  func findings(_ record: ReportRecord) -> PlotLane? {
    guard !record.findings.isEmpty else { return nil }
    var row = PlotRow(width: scale.width)
    // The first ones are the gravest, and are drawn above the others.
    for (number, finding) in record.findings.enumerated().reversed() {
      let label = record.findings.count > 1 ? "\(number + 1)" : ""
      for time in finding.others.map(\.t) + [finding.t] {
        row.put(finding.severity.mark.sign, label, at: time, scale, finding.severity.mark.style)
      }
    }
    return PlotLane("findings", row)
  }

  /// The pages of a window, the top one in the upper row.
  func pages(_ lane: ReportLane, _ record: ReportRecord) -> PlotLane {
    let rows = lane.pageBands(record.strings)
    let blank = Array(repeating: "", count: max(0, rows.count - 1))
    return PlotLane(["pages"] + blank, rows.reversed().map { PlotRow($0, scale) })
  }
}

extension PlotRow {
  /// Puts a sign at a time, and a label after it if there is room.
  mutating func put(
    _ sign: Character, _ label: String, at time: UInt64, _ scale: PlotScale, _ style: TextStyle
  ) {
    guard time >= scale.begin, time <= scale.end else { return }
    let column = scale.column(time)
    let after = column + 1..<column + 1 + label.columns
    put(sign, at: column, style)
    guard !label.isEmpty, after.upperBound <= scale.width, isBlank(after) else { return }
    put(label, at: after.lowerBound, room: label.columns, style)
  }
}

extension ReportLane {
  /// The pages of a lane as bands, a row for each depth, the lowest first.
  func pageBands(_ strings: [String]) -> [[PlotBand]] {
    var rows = Array(repeating: [PlotBand](), count: max(1, depth ?? 0))
    let flat = flat ?? []
    var from: Int64 = 0
    for start in stride(from: 0, to: flat.count - 3, by: 4) {
      from += flat[start]
      let row = Int(flat[start + 2]) / 2
      guard rows.indices.contains(row) else { continue }
      rows[row].add(
        PlotBand(
          from: UInt64(from), to: UInt64(from + flat[start + 1]),
          text: Names.printable(strings[Int(flat[start + 3])])))
    }
    return rows
  }
}

extension [PlotBand] {
  /// Adds a band; a page that is covered or uncovered stays the same band.
  fileprivate mutating func add(_ band: PlotBand) {
    if let last, last.to == band.from, last.text == band.text {
      self[count - 1].to = band.to
    } else {
      append(band)
    }
  }
}
