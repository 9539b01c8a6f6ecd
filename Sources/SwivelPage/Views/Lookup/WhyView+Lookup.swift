import Mustache

// What templates find by name. The library would find it by reflection, which takes more time than
// everything else on a page.

extension RuleView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "ruleID": ruleID
    case "ruleSummary": ruleSummary
    case "ruleVersions": ruleVersions
    case "ruleConfidence": ruleConfidence
    case "sure": sure
    case "sourceCount": sourceCount
    case "sources": sources
    default: nil
    }
  }
}

extension RuleView.Source: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "sourceText": sourceText
    case "sourceURL": sourceURL
    default: nil
    }
  }
}

extension CellView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "cellStyle": cellStyle
    case "cellMark": cellMark
    case "wordStyle": wordStyle
    case "cellWord": cellWord
    case "isCellBad": isCellBad
    default: nil
    }
  }
}

extension WhyView: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "whyName": whyName
    case "outcome": outcome
    case "isUnwanted": isUnwanted
    case "gates": gates
    case "basis": basis
    case "results": results
    case "asked": asked
    case "answered": answered
    case "visible": visible
    case "isNeverAsked": isNeverAsked
    case "heldBy": heldBy
    case "masksDoNotCount": masksDoNotCount
    case "hasRules": hasRules
    case "whyRules": whyRules
    default: nil
    }
  }
}

extension WhyView.Gate: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "gate": gate
    case "source": source
    case "gateNote": gateNote
    case "cells": cells
    default: nil
    }
  }
}
