import Mustache

// What templates find by name. The library would find it by reflection, which takes more time than
// everything else on a page.

extension FindingView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "number": number
    case "severity": severity
    case "mark": mark
    case "color": color
    case "findingID": findingID
    case "causeNumber": causeNumber
    case "isHeadline": isHeadline
    case "summary": summary
    case "page": page
    case "findingShown": findingShown
    case "findingAllows": findingAllows
    case "findingEvent": findingEvent
    case "findingTime": findingTime
    case "findingBasis": findingBasis
    case "findingSource": findingSource
    case "sourceLink": sourceLink
    case "hasReasons": hasReasons
    case "reasons": reasons
    case "help": help
    case "hasCode": hasCode
    case "code": code
    case "findingDecided": findingDecided
    case "hasEvidence": hasEvidence
    case "evidence": evidence
    case "hasOthers": hasOthers
    case "others": others
    case "moreOthers": moreOthers
    case "command": command
    case "hasTries": hasTries
    case "tries": tries
    case "hasPair": hasPair
    case "pair": pair
    case "hasConsequences": hasConsequences
    case "consequencesText": consequencesText
    case "consequences": consequences
    default: nil
    }
  }
}

extension FindingView.Decided: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "decidedEvent": decidedEvent
    case "decidedTime": decidedTime
    default: nil
    }
  }
}

extension FindingView.Evidence: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "separator": separator
    case "evidenceEvent": evidenceEvent
    default: nil
    }
  }
}

extension FindingView.Other: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "otherEvent": otherEvent
    case "otherTime": otherTime
    case "otherPage": otherPage
    case "otherShown": otherShown
    case "otherAllows": otherAllows
    default: nil
    }
  }
}

extension FindingView.Try: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "tryCommand": tryCommand
    default: nil
    }
  }
}

extension FindingView.Code: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "codeHeading": codeHeading
    case "codeText": codeText
    default: nil
    }
  }
}

extension FindingView.Picture: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "pairDrawing": pairDrawing
    case "pairWord": pairWord
    case "pairValue": pairValue
    case "isPairBad": isPairBad
    default: nil
    }
  }
}
