import SwivelModel
import SwivelReplay

extension Departure? {
  /// Keeps track of a dismissal: its beginning, and its end or its cancellation.
  mutating func followDismissal(_ moment: Moment, _ situation: Situation) {
    switch moment.kind {
    case .presentation(.dismissBegan(let page, _, _)):
      self = Departure.beginning(of: page, moment, situation)
    case .presentation(.dismissEnded(let page, cancelled: false)) where !isRunning:
      self = Departure.end(of: page, moment, situation)
    case .presentation(.dismissEnded):
      guard let outgoing = self?.outgoing.map({ situation.facts.controllers[$0] }) else { return }
      // The end of another page is unrelated, unless it removes this one as well.
      if !outgoing.isPresented {
        self?.finish(at: moment.event)
      } else if !outgoing.isBeingDismissed {
        self = nil
      }
    default:
      if self?.hasEnded == true, Departure.isOver(at: moment.kind) { self = nil }
    }
  }

  private var isRunning: Bool { self?.hasEnded == false }
}

extension Departure {
  /// A page starts to disappear; `nil` for one that did not cover the page below and uncovers
  /// nothing.
  fileprivate static func beginning(
    of page: ControllerID, _ moment: Moment, _ situation: Situation
  ) -> Self? {
    let state = situation.facts.controllers[page]
    guard let window = state.presentedIn, situation.fillsWindow(page) else { return nil }
    let ruling = moment.rulings.first(in: window)
    return Self(
      window: window, page: nil, outgoing: page, sequence: moment.event.sequence,
      from: situation.known(window, before: moment.event),
      before: situation.interface[before: page], leaving: state.kind, heldBy: ruling?.keepingRule,
      isError: ruling?.exception != nil)
  }

  /// A page has disappeared without an event for the start: UIKit asked nevertheless.
  fileprivate static func end(
    of page: ControllerID, _ moment: Moment, _ situation: Situation
  ) -> Self? {
    guard let ruling = moment.rulings.first(where: { $0.trigger == .dismissal }),
      ruling.readsMasks || ruling.heldBy == .dismissalNotAsked
    else { return nil }
    var departure = Self(
      window: ruling.window, page: nil, outgoing: page, sequence: moment.event.sequence,
      from: situation.known(ruling.window, before: moment.event),
      before: situation.interface[before: page],
      leaving: situation.facts.controllers[page].kind, heldBy: ruling.keepingRule,
      isError: ruling.exception != nil)
    departure.finish(at: moment.event)
    return departure
  }
}

extension Ruling {
  /// The rule by which the interface keeps its orientation; `nil` if the rules predict a crash.
  fileprivate var keepingRule: RuleID? { exception == nil ? heldBy : nil }
}
