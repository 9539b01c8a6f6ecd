import SwivelFindings
import SwivelReports

/// A lane of the time line.
struct LaneView {
  struct Row {
    let rowWords: String
    let rowShort: String
  }

  let laneKind: String
  let laneID: String
  let laneLabel: String
  let hasLaneName: Bool
  let hasStaveRows: Bool
  let staveRows: [Row]
  let laneHeight: Int
  let laneShapes: String

  init(_ lane: ReportLane, _ drawing: LaneDrawing) {
    (laneKind, laneID, laneLabel) = (lane.kind.rawValue, lane.id, lane.label)
    (hasLaneName, laneHeight) = (lane.named, lane.height)
    staveRows = (lane.rows ?? []).compactMap { bit in
      OrientationColumn.all.first { $0.bit == bit }
        .map { Row(rowWords: $0.title, rowShort: $0.short) }
    }
    hasStaveRows = !staveRows.isEmpty
    laneShapes = drawing.markup(lane)
  }

  init(kind: String, id: String, label: String, rows: [UInt8], height: Int, shapes: String) {
    (laneKind, laneID, laneLabel) = (kind, id, label)
    (hasLaneName, laneHeight, laneShapes) = (false, height, shapes)
    staveRows = rows.compactMap { bit in
      OrientationColumn.all.first { $0.bit == bit }
        .map { Row(rowWords: $0.title, rowShort: $0.short) }
    }
    hasStaveRows = !staveRows.isEmpty
  }

  init(axis drawing: LaneDrawing) {
    (laneKind, laneID, laneLabel) = ("axis", "axis", "Time")
    (hasLaneName, hasStaveRows, staveRows) = (false, false, [])
    (laneHeight, laneShapes) = (22, drawing.axis)
  }
}

/// A row of the table of events.
struct RowView {
  struct Flag {
    let severity: String
    let mark: String
    let color: String
    let rowFlagID: String
  }

  /// No more rows are written out; the script shows the others.
  private static let limit = 600

  let rowStyle: String
  let isAnchor: Bool
  let rowEvent: UInt64
  let rowTime: String
  let rowKind: String
  let rowText: String
  let rowFlags: [Flag]
  let rowResult: String

  static func all(_ table: MomentTable, written: Set<Int>) -> [Self] {
    var places = Array(0..<min(table.count, limit))
    if table.count > limit {
      places = Set(places.prefix(limit - written.count)).union(written).sorted()
    }
    return places.map { Self($0, table, isAnchor: !written.contains($0)) }
  }

  private init(_ place: Int, _ table: MomentTable, isAnchor: Bool) {
    let findings = table.findings[place] ?? []
    rowStyle = "in-\(table.group(place))" + (findings.isEmpty ? "" : " flagged")
    self.isAnchor = isAnchor
    (rowEvent, rowTime) = (table.sequences[place], table.times[place].seconds)
    (rowKind, rowText, rowResult) = (table.kind(place), table.text(place), table.mark(place))
    rowFlags = findings.map { number in
      let finding = table.report.findings[number]
      let badge = BadgeView(finding.severity.rawValue)
      return Flag(
        severity: badge.severity, mark: badge.mark, color: badge.color, rowFlagID: finding.id)
    }
  }
}
