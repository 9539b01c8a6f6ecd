import SwivelModel
import SwivelReplay
import SwivelReports

/// What decided the interface's orientation.
struct Decision {
  /// The names of the controllers whose own values counted.
  let controllers: [String]
  /// The rules that acted.
  let rules: [RuleID]
  /// The same as text, a line each.
  let lines: [String]

  init(_ ruling: Ruling, _ reasons: [Reason], _ situation: Situation, _ names: Names) {
    rules = reasons.map(\.rule)
    controllers = situation.consulted(by: ruling).map(names.controller)
    let outcome = ruling.heldBy ?? reasons.last { $0.before.to != $0.after.to }?.rule
    let says = outcome.map { "\($0): \($0.rule.summary) (\($0.rule.standing))" }
    let answer = Self.answer(ruling, names)
    let overlooked = answer == nil ? nil : Self.overlooked(ruling, situation, names)
    lines = [answer.map { $0 + (overlooked ?? "") }, says].compactMap { $0 }
  }

  /// The visible page, if its own value did not count.
  private static func overlooked(
    _ ruling: Ruling, _ situation: Situation, _ names: Names
  ) -> String? {
    guard let visible = situation.visiblePage(of: ruling.window), visible != ruling.asked,
      !situation.consulted(by: ruling).contains(visible)
    else { return nil }
    return "; \(names.controller(visible)) is seen, and was not asked"
  }

  /// The controller that answered, and the one that was asked.
  private static func answer(_ ruling: Ruling, _ names: Names) -> String? {
    guard ruling.readsMasks, ruling.masksCount, let page = ruling.respondent else { return nil }
    let decider = ruling.decider ?? .controller(page)
    let answer = "\(names.decider(decider)) allows \(ruling.mask(of: decider).alternativesOrAny)"
    guard decider == .controller(page), let asked = ruling.asked, asked != page else {
      return answer
    }
    return "\(answer), for \(names.controller(asked)) that was asked"
  }
}

extension InterfaceOrientationMask {
  /// The orientations joined by "or"; "any" for all.
  var alternativesOrAny: String { self == .all ? "any orientation" : alternatives }
}
