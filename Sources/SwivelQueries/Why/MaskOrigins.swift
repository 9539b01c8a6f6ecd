import SwivelModel
import SwivelReplay

/// The events that set the masks of the app and of controllers, as far as they were read.
struct MaskOrigins {
  private enum Mask: Hashable {
    case delegate
    case delegateAnswer(WindowID)
    case own(ControllerID)
    case answer(ControllerID)
    case containerDelegate(ControllerID)
    case custom(ControllerID)
  }

  private var events: [Mask: UInt64] = [:]

  mutating func take(_ event: Event, _ situation: Situation) {
    guard let mask = Self.mask(setBy: event.kind, situation) else { return }
    events[mask] = event.sequence
  }

  private static func mask(setBy kind: Event.Kind, _ situation: Situation) -> Mask? {
    switch kind {
    case .app(.appMask): .delegate
    case .answer(.appMaskAnswered(let window, _)):
      (window ?? situation.facts.windows.main).map(Mask.delegateAnswer)
    case .controller(.supported(let controller, _)): .own(controller)
    case .answer(.maskAnswered(let controller, _)): .answer(controller)
    case .controller(.delegateMask(let controller, _)): .containerDelegate(controller)
    case .controller(.customMask(let controller, _)): .custom(controller)
    default: nil
    }
  }

  /// The event that set the app's mask of a ruling; `nil` if no single event did.
  func app(of ruling: Ruling, _ situation: Situation) -> UInt64? {
    guard ruling.appMaskSource == .delegate else { return nil }
    if situation.facts.answeredAppMask(for: ruling.window) != nil {
      return events[.delegateAnswer(ruling.window)]
    }
    if case .fixed = situation.facts.app.delegate { return events[.delegate] }
    return nil
  }

  /// The event that set the mask of the controller that counts; `nil` if no single event did.
  func controller(of ruling: Ruling, _ situation: Situation) -> UInt64? {
    guard let asked = ruling.asked else { return nil }
    let respondent = situation.respondent(to: .mask, from: asked, at: ruling.trigger)
    guard let page = respondent.controller, page == ruling.respondent,
      situation.mask(of: respondent) == ruling.controllerMask
    else { return nil }
    let state = situation.facts.controllers[page]
    switch respondent {
    case .custom: return state.customMask == nil ? nil : events[.custom(page)]
    case .delegate where state.delegateMask != nil: return events[.containerDelegate(page)]
    case .own, .delegate:
      if state.answeredMask != nil { return events[.answer(page)] }
      return state.supported == nil ? nil : events[.own(page)]
    case .endless: return nil
    }
  }
}
