import Foundation
import SwivelReports
import SwivelText

/// A value that an option does not take, as the parser reports it:
/// `The value 'V' is invalid for '--option <name>'`, and what would be valid.
struct RejectedValue {
  /// The error in our words.
  let text: String
  /// Whether the error includes what would be valid.
  let isExplained: Bool

  init?(_ message: String) {
    let start = "The value '"
    guard message.hasPrefix(start),
      let middle = message.range(of: "' is invalid for '", options: .backwards)
    else { return nil }
    let value = String(message[..<middle.lowerBound].dropFirst(start.count))
    let place = message[middle.upperBound...].prefix { $0 != "'" }
    let explanation = String(message[place.endIndex...].dropFirst())
    let option = place.hasPrefix("-") ? place.prefix { $0 != " " } : place
    let problem = Self.problem(value, explanation)
    text = "\(option): \(problem)"
    isExplained = !explanation.isEmpty
  }

  private static func problem(_ value: String, _ explanation: String) -> String {
    let (shown, allowed) = (Names.printable(value), allowed(explanation))
    if !allowed.isEmpty {
      return "unknown value \"\(shown)\"\(correction(for: value, in: allowed))"
    }
    guard explanation.hasPrefix(": ") else { return "invalid value \"\(shown)\"" }
    let reason = String(explanation.dropFirst(2))
    return reason.hasPrefix("expected ") ? "\(reason), found \"\(shown)\"" : reason
  }

  /// The allowed values, of which the parser makes a sentence or, of many, a list.
  private static func allowed(_ explanation: String) -> [String] {
    guard explanation.hasPrefix(". Please provide one of ") else { return [] }
    let list = explanation.components(separatedBy: "\n  - ").dropFirst()
    guard list.isEmpty else { return Array(list) }
    return explanation.components(separatedBy: "'").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }
}
