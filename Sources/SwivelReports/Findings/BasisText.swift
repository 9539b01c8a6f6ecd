import SwivelFindings
import SwivelModel
import SwivelReplay

/// A finding's basis as text.
struct BasisText {
  private let basis: Basis
  private let orientation: InterfaceOrientationMask
  private let isReported: Bool
  private let logged: UInt64?

  init(_ finding: Finding) {
    (basis, orientation, logged) = (finding.basis, finding.orientation, finding.logged)
    isReported = finding.isReported
  }

  var text: String {
    if let logged { return "the mask that UIKit logged (event \(logged))" }
    return switch basis {
    case .observed(let event, let instead):
      "observed\(place) (event \(event))\(contrast(instead))"
    case .unchanged(let since, let instead):
      "unchanged since it was observed\(place) (event \(since))\(contrast(instead))"
    case .predicted(let rule?) where rule.isDisputed:
      "predicted by \(rule) (\(rule.rule.versions)), a disputed rule: sources disagree"
    case .predicted(let rule?): "predicted by \(rule) (\(rule.rule.standing))"
    case .predicted(nil): "predicted; no single rule decides"
    }
  }

  /// A short form, for the end of a line.
  var note: String {
    switch basis {
    case .observed: "observed"
    case .unchanged: "unchanged since it was observed"
    case .predicted(let rule?): "predicted by \(rule)\(rule.isDisputed ? ", disputed" : "")"
    case .predicted(nil): "predicted"
    }
  }

  private var place: String {
    orientation == .all || isReported ? "" : " in \(orientation.alternatives)"
  }

  /// What the model predicted where the observation differs.
  private func contrast(_ instead: Prediction?) -> String {
    guard let instead else { return "" }
    let rule = instead.rule.map { " (\($0), \($0.rule.standing))" } ?? ""
    if instead.exception != nil { return "; the rules predict a crash\(rule)" }
    // Where every orientation is possible, the model predicts nothing.
    guard instead.orientation != .all, !instead.orientation.isEmpty else { return "" }
    let predicted = instead.orientation.alternatives
    return rule.isEmpty
      ? "; the rules lead to \(predicted), and no recorded event explains the difference"
      : "; the rules predict \(predicted)\(rule)"
  }
}

extension RuleID {
  /// The rule with its standing, as cited beside what it explains.
  package var namedWithStanding: String { "\(self) (\(rule.standing))" }
}

extension RuleID {
  /// Whether UIKit reads no masks because of it.
  fileprivate var leavesMasksUnread: Bool {
    switch self {
    case .multitasking, .windowedScene, .resizableScene, .innerDisplay, .extensionNotAsked,
      .geometryNotInMultitasking, .geometryNotInResizableScene,
      .setDeviceOrientationNotInMultitasking:
      true
    default: false
    }
  }
}

extension Finding {
  /// The relation of the mask to the page, as a clause after a separator; empty if it adds nothing.
  var maskClause: String {
    switch (toldRole, id) {
    case (.untold, _): ""
    case (.passed, _):
      ", after passing through \(allowed.alternatives)" + (basis.isSeen ? "" : ", as predicted")
    case (.expected, "unexplained-rotation"): ", expected in \(allowed.alternatives)"
    case (.expected, "left-right-swapped") where orientation == allowed:
      "; the app asks for \(InterfaceOrientationMask.landscape.subtracting(allowed).alternatives)"
    case (.expected, "left-right-swapped"): ", meant \(allowed.alternatives)"
    case (.expected, _): ", should be in \(allowed.alternatives)"
    case (.allowed, "request-refused") where allowed.isEmpty:
      "; the app and the page allow nothing in common"
    case (.allowed, "request-refused") where orientation == allowed && orientation.only != nil:
      ", which is all that is allowed"
    case (.allowed, _) where allowed == .all && !rules.filter(\.leavesMasksUnread).isEmpty:
      "; UIKit reads no masks"
    case (.allowed, _) where isMaskOfAll && !allowed.isEmpty:
      "; the masks allow \(allowed.words.joined(separator: ", "))"
    case (.allowed, _):
      allowed.isEmpty
        ? "; nothing is allowed" : "; allows " + allowed.words.joined(separator: ", ")
    }
  }

  /// Whether the mask is not the page's, but what the controllers that UIKit asks allow together.
  var isMaskOfAll: Bool {
    decider != nil && (id == "request-refused" || id == "force-ineffective")
  }

  /// The mask for JSON records, if it has a given role.
  func mask(as role: MaskRole) -> [String]? { toldRole == role ? allowed.words : nil }

  // Without a version no rule applies, and the allowed orientations are unknown.
  var toldRole: MaskRole {
    !system.isKnown && (allowed.isEmpty || allowed == .all) ? .untold : maskRole
  }
}
