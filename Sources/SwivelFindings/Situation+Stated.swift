import SwivelModel
import SwivelRules

extension Situation {
  /// The way up as the hardware is held; portrait under the rotation lock, `nil` if it lies flat.
  ///
  /// What the app sets `UIDevice` to is a wish of the app's, and no way to hold a phone.
  var held: InterfaceOrientation? {
    facts.device.isRotationLocked ? .portrait : facts.device.orientation.interface
  }

  /// The mask that a page itself answered or declares; `nil` if it leaves that to the default.
  func statedMask(of page: ControllerID) -> InterfaceOrientationMask? {
    let state = facts.controllers[page]
    // What a container answers may well be its child's.
    let answered = state.kind.isContainer ? nil : state.answeredMask
    return answered ?? pageMask(of: page)
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

  /// Whether a controller itself says no to shouldAutorotate.
  func saysNoToTurns(_ controller: ControllerID) -> Bool {
    let state = facts.controllers[controller]
    return state.answeredAutorotate ?? state.shouldAutorotate == false
  }

  /// The topmost presented page that is not on its way out.
  func presentedPage(in window: WindowID) -> ControllerID? {
    topPresented(of: window, skipsDismissed: true)
  }

  /// Whether a controller is in some window, be it hidden behind others.
  func isAttached(_ controller: ControllerID) -> Bool {
    var current = controller
    for _ in 0..<SceneState.maximumDepth {
      guard let parent = facts.controllers[current].parent else { break }
      current = parent
    }
    return facts.controllers[current].presentedIn != nil || facts.controllers[current].window != nil
  }
}
