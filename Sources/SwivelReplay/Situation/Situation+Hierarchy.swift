package import SwivelModel

extension Situation {
  /// The visible child of a controller; `nil` if it contains none.
  package func shownChild(of controller: ControllerID) -> ControllerID? {
    facts.shownChild(of: controller)
  }

  /// Calls a function with the children of a controller, up to a limit.
  package func forEachChild(of controller: ControllerID, _ body: (ControllerID) -> Void) {
    var next = facts.controllers[controller].firstChild
    for _ in 0..<SceneState.maximumDepth {
      guard let child = next else { return }
      body(child)
      next = facts.controllers[child].nextSibling
    }
  }

  /// The innermost visible page in a controller.
  package func shownPage(in controller: ControllerID) -> ControllerID {
    facts.shownPage(in: controller)
  }

  /// The visible page of a window.
  package func visiblePage(of window: WindowID) -> ControllerID? {
    let state = facts.windows[window]
    let outermost = state.topStaying ?? state.root ?? state.lastView
    // Not `map`, which would copy the whole situation for its closure.
    guard let outermost else { return nil }
    return shownPage(in: outermost)
  }

  /// The topmost controller as an app delegate would find it: the last presented one, else the page
  /// shown.
  ///
  /// A page that is being dismissed still counts.
  func topMost(of window: WindowID) -> ControllerID? {
    let state = facts.windows[window]
    return state.topPresented ?? (state.root ?? state.lastView).map(shownPage)
  }

  /// The last controller presented above the page that a controller belongs to.
  func presentedAbove(_ controller: ControllerID, skipsDismissed: Bool) -> ControllerID? {
    guard let window = facts.window(of: controller) else { return nil }
    let state = facts.windows[window]
    guard let top = skipsDismissed ? state.topStaying : state.topPresented else { return nil }
    return facts.controllers.outermost(of: controller) == top ? nil : top
  }

  /// The page below a presented one: another presented one, or the window's root.
  package func below(_ page: ControllerID) -> ControllerID? {
    let state = facts.controllers[page]
    return state.presentedBelow ?? state.presentedIn.flatMap { facts.windows[$0].root }
  }

  /// Whether somebody's finger holds a pop in a window.
  package func holdsInteractivePop(in window: WindowID) -> Bool {
    facts.controllers.holdsInteractivePop && findsInteractivePop(in: window)
  }

  private func findsInteractivePop(in window: WindowID) -> Bool {
    let state = facts.windows[window]
    var next = state.topPresented ?? state.root
    for _ in 0..<SceneState.maximumDepth {
      guard let controller = next else { return false }
      if facts.controllers[controller].isPopInteractive { return true }
      next = shownChild(of: controller)
    }
    return false
  }
}
