extension SceneState {
  package mutating func apply(_ fact: AppFact) {
    switch fact {
    case .plistOrientation(let orientation): app.plist.append(orientation)
    case .appMask(let mask): setDelegate(mask.map(AppState.Delegate.fixed) ?? .absent)
    case .appMaskForVisible(let controller, let mask):
      if app.delegate != .byVisible { setDelegate(.byVisible) }
      setMask(mask, whileVisible: controller)
    case .appMaskForWindow(let window, let mask):
      if app.delegate != .byWindow { setDelegate(.byWindow) }
      setMask(mask, for: window)
    case .sceneMask(let mask): app.declareSceneMask(mask)
    }
  }

  /// What a delegate of the new kind answered before does not count any more.
  private mutating func setDelegate(_ delegate: AppState.Delegate) {
    app.delegate = delegate
    app.delegateGeneration &+= 1
    app.otherMask = nil
  }

  private mutating func setMask(
    _ mask: InterfaceOrientationMask, whileVisible controller: ControllerID?
  ) {
    if let controller {
      controllers[controller].appMaskWhileVisible = .init(mask, app.delegateGeneration)
    } else {
      app.otherMask = mask
    }
  }

  private mutating func setMask(_ mask: InterfaceOrientationMask, for window: WindowID?) {
    if let window {
      windows[window].appMask = .init(mask, app.delegateGeneration)
    } else {
      app.otherMask = mask
    }
  }

  /// What the app delegate answers while a controller is top-most, if it tells controllers apart.
  @inlinable @inline(__always)
  package func appMask(whileVisible controller: ControllerID) -> InterfaceOrientationMask? {
    controllers[controller].appMaskWhileVisible?.mask(in: app.delegateGeneration)
  }

  /// What the app delegate answers for a window, if it tells windows apart.
  @inlinable @inline(__always)
  package func appMask(for window: WindowID) -> InterfaceOrientationMask? {
    windows[window].appMask?.mask(in: app.delegateGeneration)
  }

  /// What the app delegate was last seen to answer for a window, if that is still true.
  @inlinable @inline(__always)
  package func answeredAppMask(for window: WindowID) -> InterfaceOrientationMask? {
    windows[window].answeredAppMask?.mask(in: app.delegateGeneration)
  }
}
