import Mustache

// What templates find by name. The library would find it by reflection, which takes more time than
// everything else on a page.

extension IndexRow: MustacheParent {
  package func child(named name: String) -> Any? {
    switch name {
    case "traceProblems": traceProblems
    case "state": state
    case "traceLink": traceLink
    case "traceName": traceName
    case "unreadable": unreadable
    case "traceSystem": traceSystem
    case "spark": spark
    case "sparkHeight": sparkHeight
    case "traceFindings": traceFindings
    case "turns": turns
    case "events": events
    case "eventsText": eventsText
    case "micros": micros
    case "length": length
    default: nil
    }
  }
}

extension IndexRow.Flag: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "severity": severity
    case "mark": mark
    case "color": color
    case "findingLink": findingLink
    case "findingID": findingID
    default: nil
    }
  }
}

extension IndexRow.State: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "severity": severity
    case "mark": mark
    case "color": color
    default: nil
    }
  }
}

extension ProblemView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "severity": severity
    case "mark": mark
    case "color": color
    case "problemID": problemID
    case "problemNumber": problemNumber
    case "problemPage": problemPage
    case "problemLink": problemLink
    case "problemCount": problemCount
    case "squaresWidth": squaresWidth
    case "squares": squares
    case "problemSummary": problemSummary
    default: nil
    }
  }
}

extension IndexView: MustacheParent {
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
    case "hasProblems": hasProblems
    case "problems": problems
    case "traces": traces
    default: nil
    }
  }
}
