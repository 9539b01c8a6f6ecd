import Mustache

// What templates find by name. The library would find it by reflection, which takes more time than
// everything else on a page.

extension FactView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "term": term
    case "value": value
    case "isBad": isBad
    default: nil
    }
  }
}

extension ReportView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "policy": policy
    case "style": style
    case "script": script
    case "json": json
    case "generator": generator
    case "pageTitle": pageTitle
    case "headline": headline
    case "facts": facts
    case "pageCommand": pageCommand
    case "isFolder": isFolder
    case "path": path
    case "findings": findings
    case "firstFindings": firstFindings
    case "laterFindings": laterFindings
    case "hasLaterFindings": hasLaterFindings
    case "clearText": clearText
    case "timelineTitle": timelineTitle
    case "lanes": lanes
    case "spoken": spoken
    case "hasLosses": hasLosses
    case "moments": moments
    case "momentsText": momentsText
    case "omitted": omitted
    case "rows": rows
    case "rules": rules
    default: nil
    }
  }
}

extension OmissionView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "omittedText": omittedText
    case "omittedCommand": omittedCommand
    default: nil
    }
  }
}
