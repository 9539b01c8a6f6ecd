import Mustache

// What templates find by name. The library would find it by reflection, which takes more time than
// everything else on a page.

extension MomentView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "momentEvent": momentEvent
    case "momentTime": momentTime
    case "momentText": momentText
    case "momentCommand": momentCommand
    case "flags": flags
    case "drawings": drawings
    case "whys": whys
    case "omittedWindows": omittedWindows
    case "decided": decided
    case "hasNodes": hasNodes
    case "nodes": nodes
    default: nil
    }
  }
}

extension MomentView.Flag: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "severity": severity
    case "mark": mark
    case "color": color
    case "flagNumber": flagNumber
    case "flagID": flagID
    default: nil
    }
  }
}

extension MomentView.Drawing: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "drawing": drawing
    case "drawnWindow": drawnWindow
    case "held": held
    case "shows": shows
    case "isDrawnBad": isDrawnBad
    case "drawnAllows": drawnAllows
    default: nil
    }
  }
}

extension MomentView.Decided: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "decidedEvent": decidedEvent
    case "decidedTime": decidedTime
    case "decidedWords": decidedWords
    default: nil
    }
  }
}

extension MomentView.Tag: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "tagStyle": tagStyle
    case "tagWord": tagWord
    default: nil
    }
  }
}

extension MomentView.Node: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "nodeStyle": nodeStyle
    case "nodeName": nodeName
    case "tags": tags
    case "place": place
    case "nodeAllows": nodeAllows
    default: nil
    }
  }
}
