import SwivelModel
import SwivelReplay

extension Situation {
  /// The way up as the hardware is held; `nil` if it lies flat.
  ///
  /// Under the rotation lock it is the way to which it is locked: upright for a phone, and for a
  /// tablet the way that it was held. What the app sets `UIDevice` to is a wish of the app's, and
  /// no way to hold a phone.
  ///
  /// Source: radar 18403875.
  var held: InterfaceOrientation? {
    guard facts.device.isRotationLocked else { return facts.device.orientation.interface }
    return facts.session.device.idiom == .phone ? .portrait : interface.upright
  }

  /// The mask that a page itself answered or declares, or else what a container around it states
  /// for all that is in it; `nil` if that is left to the default.
  func statedMask(of page: ControllerID) -> InterfaceOrientationMask? {
    let state = facts.controllers[page]
    // What a container answers may well be its child's.
    let answered = state.kind.isContainer ? nil : state.answeredMask
    return answered ?? pageMask(of: page) ?? maskStated(around: page)
  }

  /// The mask that the nearest container around a page states for itself: any but the outermost,
  /// which is the one that UIKit asks.
  private func maskStated(around page: ControllerID) -> InterfaceOrientationMask? {
    var next = facts.controllers[page].parent
    for _ in 0..<SceneState.maximumDepth {
      guard let container = next, let outer = facts.controllers[container].parent else { break }
      let state = facts.controllers[container]
      if state.forwarding == .none, let mask = state.delegateMask ?? state.supported {
        return mask
      }
      next = outer
    }
    return nil
  }

  /// The mask that somebody in a presented hierarchy states; `nil` if nobody does.
  func statedMask(within outermost: ControllerID) -> InterfaceOrientationMask? {
    let respondent = respondent(to: .mask, from: outermost, at: .inspection)
    if case .delegate(let container) = respondent {
      return facts.controllers[container].delegateMask
    }
    let stated = respondent.controller.flatMap { statedMask(of: $0) }
    return stated ?? statedMask(of: shownPage(in: outermost))
  }

  /// The rule by which the app can have its masks read again: a mask that only changes turns
  /// nothing.
  var rereadingRule: RuleID { facts.session.system.major < 16 ? .attempt : .needsUpdate }

  /// Whether a controller itself says no to shouldAutorotate.
  func saysNoToTurns(_ controller: ControllerID) -> Bool {
    let state = facts.controllers[controller]
    return state.answeredAutorotate ?? state.shouldAutorotate == false
  }

  /// The main window, once something is known of its interface.
  var knownMain: WindowID? {
    facts.windows.main.flatMap { interface[$0] == .all ? nil : $0 }
  }

  /// Whether a controller is in some window, be it hidden behind others.
  func isAttached(_ controller: ControllerID) -> Bool {
    let outermost = facts.controllers[facts.controllers.outermost(of: controller)]
    return outermost.presentedIn != nil || outermost.window != nil
  }
}
