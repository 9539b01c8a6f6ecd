import SwivelModel
import SwivelReplay

extension ScenarioPlayer {
  /// Records the messages of a navigation controller to its delegate, and the delegate's actions.
  mutating func show(_ page: ControllerID, on stack: ControllerID, animated: Bool) {
    willShow(page, on: stack, animated: animated, interactive: false)
    pendingEnd.append(.navigation(.didShow(on: stack, controller: page)))
  }

  mutating func beginSwipe(on stack: ControllerID, progress: Double, isCustom: Bool) {
    guard let page = previous(on: stack) else { return }
    willShow(page, on: stack, animated: true, interactive: true)
    let thousandths = UInt32((progress * 1_000).rounded())
    record(
      .navigation(.interactivePopMoved(on: stack, progress: thousandths, custom: isCustom)))
  }

  mutating func endSwipe(on stack: ControllerID, isCancelled: Bool) {
    let target = replayer.situation.facts.controllers[stack].poppingTo
    record(.navigation(.interactivePopEnded(on: stack, cancelled: isCancelled)))
    guard !isCancelled, let target else { return }
    record(.navigation(.didShow(on: stack, controller: target)))
  }

  private mutating func willShow(
    _ page: ControllerID, on stack: ControllerID, animated: Bool, interactive: Bool
  ) {
    // The delegate sees the interface before the transition rotates it.
    let forced = forcedOrientation(for: page, on: stack)
    record(
      .navigation(
        .willShow(on: stack, controller: page, animated: animated, interactive: interactive)))
    guard let forced else { return }
    let cause = Cause(rawValue: 1)
    record(.request(.setDeviceOrientation(orientation: forced.device, cause: cause)))
  }

  /// The orientation that the app's `willShow` would force for a page, if any.
  private func forcedOrientation(
    for page: ControllerID, on stack: ControllerID
  ) -> InterfaceOrientation? {
    let facts = replayer.situation.facts
    let state = facts.controllers[page]
    let mask = state.supported ?? facts.session.device.defaultMask
    let preferred = state.preferred?.orientation ?? mask.orientations.first
    switch facts.controllers[stack].willShowPolicy {
    case .none: return nil
    case .forcePreferred: return preferred
    case .forcePreferredIfUnsupported:
      guard let main = facts.windows.main else { return nil }
      return replayer.situation.interface[main].isSubset(of: mask) ? nil : preferred
    }
  }

  func previous(on stack: ControllerID) -> ControllerID? {
    let controllers = replayer.situation.facts.controllers
    return controllers[stack].lastChild.flatMap { controllers[$0].previousSibling }
  }
}
