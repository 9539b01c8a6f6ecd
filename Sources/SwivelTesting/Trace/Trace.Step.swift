public import SwivelModel
public import SwivelReplay
import SwivelReports

extension Trace {
  /// The outcome of one event for a window's interface.
  public struct Step: Hashable, Sendable {
    /// The sort of outcome.
    public enum Kind: Hashable, Sendable {
      /// The rules rotated it.
      case turned
      /// UIKit evaluated it, and it stayed.
      case stayed
      /// It was observed; `isExpected` states whether the rules considered this possible.
      case seen(isExpected: Bool)
    }

    /// The number of the event.
    public let event: UInt64
    /// The time of the event.
    public let instant: Instant
    /// The window.
    public let window: WindowID
    /// Whether it was the main window.
    public let isInMainWindow: Bool
    /// The sort of outcome.
    public let kind: Kind
    /// The possible orientations before.
    public let before: InterfaceOrientationMask
    /// The possible orientations since.
    public let orientation: InterfaceOrientationMask
    /// What made UIKit evaluate the window; `nil` if it was only observed.
    public let trigger: Trigger?
    /// The orientation that the device or a request asked for.
    public let wanted: InterfaceOrientation?
    /// The names of the controllers whose own values counted.
    public let controllers: [String]
    /// The rules that acted, in order.
    public let rules: [RuleID]
    /// The event and its outcome as text.
    public let text: String

    /// What decided, as text; empty if nothing did.
    let decision: [String]
    /// The event at which UIKit last evaluated the window.
    let decidedAt: UInt64
    /// When UIKit last evaluated the window.
    let lookedAt: Instant
  }
}

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
    let outcome =
      ruling.heldBy ?? reasons.last { $0.before.to != $0.after.to }?.rule ?? ruling.triggerRule
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
    return "; \(names.controller(visible)) is visible, but was not asked"
  }

  /// The controller that answered, and the one that was asked.
  private static func answer(_ ruling: Ruling, _ names: Names) -> String? {
    guard ruling.readsMasks, ruling.masksCount, let page = ruling.respondent else { return nil }
    let decider = ruling.decider ?? .controller(page)
    let answer = "\(names.decider(decider)) allows \(ruling.mask(of: decider).alternativesOrAny)"
    guard decider == .controller(page), let asked = ruling.asked, asked != page else {
      return answer
    }
    return "\(answer), for \(names.controller(asked)), which was asked"
  }
}

extension InterfaceOrientationMask {
  /// The orientations joined by "or"; "any" for all.
  var alternativesOrAny: String { self == .all ? "any orientation" : alternatives }
}
