extension SceneState {
  package mutating func apply(_ fact: AppFact) {
    switch fact {
    case .plistOrientation(let orientation): app.plist.append(orientation)
    case .appMask(let mask): setDelegate(mask.map(AppState.Delegate.fixed) ?? .absent)
    case .appMaskForVisible(let controller, let mask):
      if app.delegate != .byVisible { distinguish(.byVisible) }
      setMask(mask, whileVisible: controller)
    case .appMaskForWindow(let window, let mask):
      if app.delegate != .byWindow { distinguish(.byWindow) }
      setMask(mask, for: window)
    case .sceneMask(let mask): app.declareSceneMask(mask)
    }
  }

  /// Earlier answers of another sort of delegate no longer count.
  private mutating func setDelegate(_ delegate: AppState.Delegate) {
    app.delegate = delegate
    app.delegateGeneration &+= 1
    app.otherMask = nil
  }

  /// What the delegate returned for everything so far is what it returns for all others.
  private mutating func distinguish(_ delegate: AppState.Delegate) {
    let last = app.delegate
    setDelegate(delegate)
    if case .fixed(let mask) = last { app.otherMask = mask }
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

  /// The app delegate's mask while a controller is topmost, if it distinguishes controllers.
  @inlinable
  package func appMask(whileVisible controller: ControllerID) -> InterfaceOrientationMask? {
    controllers[controller].appMaskWhileVisible?.mask(in: app.delegateGeneration)
  }

  /// The app delegate's mask for a window, if it distinguishes windows.
  @inlinable
  package func appMask(for window: WindowID) -> InterfaceOrientationMask? {
    windows[window].appMask?.mask(in: app.delegateGeneration)
  }

  /// The app delegate's last answer for a window, if it is still valid.
  @inlinable
  package func answeredAppMask(for window: WindowID) -> InterfaceOrientationMask? {
    windows[window].answeredAppMask?.mask(in: app.delegateGeneration)
  }
}

extension SceneState {
  /// The names to which the facts refer.
  package var names: Set<NameID> {
    var names = Set(controllers.slots.compactMap(\.name))
    if let device = session.deviceIdentifier { names.insert(device) }
    return names
  }
}
