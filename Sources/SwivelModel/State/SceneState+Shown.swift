extension SceneState {
  /// The visible child of a controller; `nil` if it contains none.
  ///
  /// A selection holds until another child is selected: what is added beside it is a bar, a banner
  /// or a page for later. So is what is added to a page inside a container, unless that is a
  /// container itself.
  package func shownChild(of controller: ControllerID) -> ControllerID? {
    let state = controllers[controller]
    guard state.kind != .navigation else { return state.poppingTo ?? state.lastChild }
    if let selected = state.selected { return selected }
    guard let child = state.front ?? state.firstChild else { return nil }
    let isPage = state.kind == .plain && state.parent != nil
    return !isPage || controllers[child].kind.isContainer ? child : nil
  }

  /// The innermost visible page in a controller.
  package func shownPage(in controller: ControllerID) -> ControllerID {
    var page = controller
    for _ in 0..<Self.maximumDepth {
      guard let child = shownChild(of: page) else { break }
      page = child
    }
    return page
  }

  /// How a container got the mask with which it answers, if the page that it shows has just
  /// answered the same.
  ///
  /// UIKit never asks a nested controller: one that answers was asked by its container.
  func forwarding(
    of container: ControllerID, answering mask: InterfaceOrientationMask
  ) -> Forwarding? {
    let state = controllers[container]
    guard state.kind.isContainer, state.forwarding == .none, let child = shownChild(of: container)
    else { return nil }
    let isOfChild = controllers[child].answeredMask == mask
    if isOfChild { return state.kind == .navigation ? .top : .selected }
    return controllers[shownPage(in: child)].answeredMask == mask ? .leaf : nil
  }
}
