extension SceneState {
  package mutating func apply(_ fact: PresentationFact) {
    switch fact {
    case .presentBegan(let presenter, let page, _): present(page, on: presenter)
    case .presentEnded(let page): controllers[page].isBeingPresented = false
    case .dismissBegan(let page, _, _): setBeingDismissed(true, from: page)
    case .dismissEnded(let page, let cancelled):
      if cancelled {
        setBeingDismissed(false, from: page)
      } else {
        dismiss(page)
      }
    }
  }

  /// The window in which a controller is shown.
  @inlinable
  package func window(of controller: ControllerID) -> WindowID? {
    let outermost = controllers.outermost(of: controller)
    return controllers[outermost].presentedIn ?? controllers[outermost].window ?? windows.main
  }

  private mutating func present(_ page: ControllerID, on presenter: ControllerID) {
    guard page != presenter, !controllers[page].isPresented, !isRoot(page),
      let window = window(of: presenter)
    else { return }
    controllers[page].presentedIn = window
    controllers[page].presenter = controllers.outermost(of: presenter)
    controllers[page].presentedBelow = windows[window].topPresented
    controllers[page].isBeingPresented = true
    windows[window].topPresented = page
    settleStaying(in: window)
    controllers.forgetAnswers(below: page)
  }

  /// Whether a page is a window's root, which UIKit does not allow to be presented.
  private func isRoot(_ page: ControllerID) -> Bool {
    controllers[page].window.map { windows[$0].root == page } ?? false
  }

  /// Marks a page, with all pages above it, as being dismissed or as staying.
  private mutating func setBeingDismissed(_ value: Bool, from page: ControllerID) {
    guard let window = controllers[page].presentedIn else { return }
    // If none stays, all are being dismissed already.
    if value, windows[window].topStaying == nil { return }
    var next = windows[window].topPresented
    while let top = next {
      controllers[top].isBeingDismissed = value
      next = top == page ? nil : controllers[top].presentedBelow
    }
    settleStaying(in: window)
  }

  /// Finds the top of a window's presented pages that stay.
  mutating func settleStaying(in window: WindowID) {
    var top = windows[window].topPresented
    while let page = top, controllers[page].isBeingDismissed {
      top = controllers[page].presentedBelow
    }
    windows[window].topStaying = top
  }

  /// Removes a presented page, with all pages above it.
  mutating func dismiss(_ page: ControllerID) {
    guard let window = controllers[page].presentedIn else { return }
    while let top = windows[window].topPresented {
      windows[window].topPresented = controllers[top].presentedBelow
      leave(top)
      if top == page { break }
    }
    settleStaying(in: window)
  }

  /// Removes a deallocated controller as a presenter from a window's pages.
  mutating func forget(presenter: ControllerID, in window: WindowID) {
    var next = windows[window].topPresented
    for _ in 0..<Self.maximumDepth {
      guard let page = next else { return }
      if controllers[page].presenter == presenter { controllers[page].presenter = nil }
      next = controllers[page].presentedBelow
    }
  }

  private mutating func leave(_ page: ControllerID) {
    controllers.forgetAnswers(below: page)
    // It was for the page that was topmost then.
    if app.delegate == .byVisible, let window = controllers[page].presentedIn {
      windows[window].answeredAppMask = nil
    }
    controllers[page].presentedIn = nil
    controllers[page].presenter = nil
    controllers[page].presentedBelow = nil
    controllers[page].isBeingPresented = false
    controllers[page].isBeingDismissed = false
  }
}
