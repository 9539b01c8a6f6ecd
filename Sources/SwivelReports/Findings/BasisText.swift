import SwivelFindings
import SwivelModel
import SwivelReplay

/// What a finding rests on, in words.
struct BasisText {
  private let basis: Finding.Basis
  private let orientation: InterfaceOrientationMask

  /// Makes the words for a finding.
  init(_ finding: Finding) {
    (basis, orientation) = (finding.basis, finding.orientation)
  }

  /// All of it, for a line of its own.
  var text: String {
    switch basis {
    case .observed(let event, let instead):
      "observed\(place) (event \(event))\(contrast(instead))"
    case .unchanged(let since, let instead):
      "unchanged since it was seen\(place) (event \(since))\(contrast(instead))"
    case .modeled(let rule?) where rule.isDisputed:
      "modeled by \(rule) (\(rule.rule.versions)), which is disputed: sources disagree"
    case .modeled(let rule?): "modeled by \(rule) (\(rule.sureness))"
    case .modeled(nil): "modeled; no single rule decides"
    }
  }

  /// As much as fits after something else.
  var note: String {
    switch basis {
    case .observed: "observed"
    case .unchanged: "unchanged since it was seen"
    case .modeled(let rule?): "modeled by \(rule)\(rule.isDisputed ? ", disputed" : "")"
    case .modeled(nil): "modeled"
    }
  }

  private var place: String { orientation == .all ? "" : " in \(orientation.alternatives)" }

  /// What the model expected where something else was seen.
  private func contrast(_ instead: Finding.Prediction?) -> String {
    // Where every orientation is possible, the model expected nothing.
    guard let instead, instead.orientation != .all, !instead.orientation.isEmpty else { return "" }
    let rule = instead.rule.map { " (\($0), \($0.sureness))" } ?? ""
    return "; the model expected \(instead.orientation.alternatives)\(rule)"
  }
}

extension RuleID {
  /// Since when the rule holds, and how sure it is; apart from what the run itself observed.
  fileprivate var sureness: String {
    let rule = rule
    return rule.confidence == .observed ? "\(rule.standing) by others" : rule.standing
  }

  /// The rule with its standing, as it is named beside what it explains.
  package var namedWithStanding: String { "\(self) (\(rule.standing))" }
}
