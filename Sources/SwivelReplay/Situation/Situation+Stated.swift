package import SwivelModel

extension Situation {
  /// The physical orientation; `nil` if the device is flat.
  ///
  /// Under the rotation lock it is the locked orientation: portrait for a phone, and for a tablet
  /// the orientation when it was locked. A value that the app sets on `UIDevice` is not a physical
  /// orientation.
  ///
  /// Source: radar 18403875.
  package var held: InterfaceOrientation? {
    guard facts.device.isRotationLocked else { return facts.device.orientation.interface }
    return facts.session.device.idiom == .phone ? .portrait : interface.upright
  }

  /// The mask that a page itself answered or declares, or else the mask that a container around it
  /// declares for all its content; `nil` if that is left to the default.
  package func statedMask(of page: ControllerID) -> InterfaceOrientationMask? {
    statement(of: page)?.mask
  }

  /// The controller that states the mask of a page: the page, or a container around it.
  package func declarer(for page: ControllerID) -> ControllerID {
    statement(of: page)?.controller ?? page
  }

  private func statement(
    of page: ControllerID
  ) -> (controller: ControllerID, mask: InterfaceOrientationMask)? {
    let state = facts.controllers[page]
    // A container's answer may be that of its child.
    let answered = state.kind.isContainer ? nil : state.answeredMask
    if let own = answered ?? pageMask(of: page) { return (page, own) }
    return statement(around: page)
  }

  /// What the nearest container around a page declares itself, except the outermost, which is the
  /// one that UIKit asks.
  private func statement(
    around page: ControllerID
  ) -> (controller: ControllerID, mask: InterfaceOrientationMask)? {
    var next = facts.controllers[page].parent
    for _ in 0..<SceneState.maximumDepth {
      guard let container = next, let outer = facts.controllers[container].parent else { break }
      let state = facts.controllers[container]
      if state.forwarding == .none, let mask = state.delegateMask ?? state.supported {
        return (container, mask)
      }
      next = outer
    }
    return nil
  }

  /// The mask that a controller in a presented hierarchy declares; `nil` if none does.
  package func statedMask(within outermost: ControllerID) -> InterfaceOrientationMask? {
    let respondent = respondent(to: .mask, from: outermost, at: .inspection)
    if case .delegate(let container) = respondent {
      return facts.controllers[container].delegateMask
    }
    let stated = respondent.controller.flatMap { statedMask(of: $0) }
    return stated ?? statedMask(of: shownPage(in: outermost))
  }

  /// The rule by which the app can have its masks read again: a changed mask alone rotates nothing.
  package var rereadingRule: RuleID { facts.session.system.major < 16 ? .attempt : .needsUpdate }

  /// What a controller itself returns from shouldAutorotate; `nil` if that is not recorded.
  package func autorotates(_ controller: ControllerID) -> Bool? {
    let state = facts.controllers[controller]
    return state.answeredAutorotate ?? state.shouldAutorotate
  }

  /// The main window, once its interface is known.
  package var knownMain: WindowID? {
    facts.windows.main.flatMap { interface[$0] == .all ? nil : $0 }
  }

  /// Whether a controller is in a window, even if it is covered.
  package func isAttached(_ controller: ControllerID) -> Bool {
    let outermost = facts.controllers[facts.controllers.outermost(of: controller)]
    return outermost.presentedIn != nil || outermost.window != nil
  }
}
