extension SceneState {
  mutating func apply(_ fact: AppFact) {
    switch fact {
    case .plistOrientation(let orientation): app.plist.append(orientation)
    case .appMask(let mask): setDelegate(mask.map(AppState.Delegate.fixed) ?? .absent)
    case .appMaskForVisible(let controller, let mask):
      if app.delegate != .byVisible { setDelegate(.byVisible) }
      setMask(mask, whileVisible: controller)
    case .appMaskForWindow(let window, let mask):
      if app.delegate != .byWindow { setDelegate(.byWindow) }
      setMask(mask, for: window)
    case .sceneMask(let mask): app.sceneMask = mask
    }
  }

  /// What a delegate of the new kind answered before does not count any more.
  private mutating func setDelegate(_ delegate: AppState.Delegate) {
    if app.delegate == .byVisible { controllers.forEach { $0.appMaskWhileVisible = nil } }
    for window in windows.existing { windows[window].answeredAppMask = nil }
    app.delegate = delegate
    app.otherMask = nil
  }

  private mutating func setMask(
    _ mask: InterfaceOrientationMask, whileVisible controller: ControllerID?
  ) {
    if let controller {
      controllers[controller].appMaskWhileVisible = mask
    } else {
      app.otherMask = mask
    }
  }

  private mutating func setMask(_ mask: InterfaceOrientationMask, for window: WindowID?) {
    if let window {
      windows[window].appMask = mask
    } else {
      app.otherMask = mask
    }
  }
}
