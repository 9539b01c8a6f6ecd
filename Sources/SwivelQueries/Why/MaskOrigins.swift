import SwivelModel
import SwivelReplay

/// The events that set the masks of the app and of controllers, as far as they were read.
struct MaskOrigins {
  private var delegate: UInt64?
  private var delegateAnswers: [WindowID: UInt64] = [:]
  private var declarations: [ControllerID: UInt64] = [:]
  private var answers: [ControllerID: UInt64] = [:]

  /// Applies an event, given the situation after it.
  mutating func take(_ event: Event, _ situation: Situation) {
    switch event.kind {
    case .app(.appMask): delegate = event.sequence
    case .answer(.appMaskAnswered(let window, _)):
      if let window = window ?? situation.facts.windows.main {
        delegateAnswers[window] = event.sequence
      }
    case .controller(.supported(let controller, _)): declarations[controller] = event.sequence
    case .answer(.maskAnswered(let controller, _)): answers[controller] = event.sequence
    default: break
    }
  }

  /// The event that set the app's mask of a ruling; `nil` if no single event did.
  func app(of ruling: Ruling, _ situation: Situation) -> UInt64? {
    guard ruling.appMaskSource == .delegate else { return nil }
    if situation.facts.answeredAppMask(for: ruling.window) != nil {
      return delegateAnswers[ruling.window]
    }
    if case .fixed = situation.facts.app.delegate { return delegate }
    return nil
  }

  /// The event that set the mask of the controller that counts; `nil` if no single event did.
  func controller(of ruling: Ruling, _ situation: Situation) -> UInt64? {
    guard let page = ruling.respondent else { return nil }
    let state = situation.facts.controllers[page]
    if let answer = state.answeredMask {
      return answer == ruling.controllerMask ? answers[page] : nil
    }
    return state.supported == ruling.controllerMask ? declarations[page] : nil
  }
}
