import Mustache

// What templates find by name. The library would find it by reflection, which takes more time than
// everything else on a page.

extension LaneView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "laneKind": laneKind
    case "laneID": laneID
    case "laneLabel": laneLabel
    case "hasLaneName": hasLaneName
    case "hasStaveRows": hasStaveRows
    case "staveRows": staveRows
    case "laneHeight": laneHeight
    case "laneShapes": laneShapes
    default: nil
    }
  }
}

extension LaneView.Row: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "rowWords": rowWords
    case "rowShort": rowShort
    default: nil
    }
  }
}

extension RowView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "rowStyle": rowStyle
    case "isAnchor": isAnchor
    case "rowEvent": rowEvent
    case "rowTime": rowTime
    case "rowKind": rowKind
    case "rowText": rowText
    case "rowFlags": rowFlags
    case "rowResult": rowResult
    default: nil
    }
  }
}

extension RowView.Flag: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "severity": severity
    case "mark": mark
    case "color": color
    case "rowFlagID": rowFlagID
    default: nil
    }
  }
}
