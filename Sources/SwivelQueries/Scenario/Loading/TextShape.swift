/// The syntax of a text.
enum TextShape: Sendable {
  case identifier
  case scenarioID
  case ruleLabel
  case version
  case versionRange
  case eventToken
}

extension TextShape: CustomStringConvertible {
  var description: String {
    switch self {
    case .identifier: "an id: a letter, then letters, digits and _"
    case .scenarioID: "a scenario id: a small letter or a digit, then letters, digits and -"
    case .ruleLabel: "a rule: R and its number"
    case .version: "a version: major.minor or major.minor.patch"
    case .versionRange: "a range of major versions: 8, 6...15 or 16+"
    case .eventToken: "an event"
    }
  }
}

/// The bounds of a number.
enum NumberRange: String {
  case insideUnit = "between 0 and 1, and neither of them"
}
