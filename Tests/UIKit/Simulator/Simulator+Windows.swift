import SwivelModel
import SwivelReplay

extension Simulator {
  /// Connects a scene, for an app to put its windows in.
  package func connectScene() -> UIWindowScene {
    let scene = UIWindowScene(simulated: ())
    scene.handle = SceneID(rawValue: UInt8(truncatingIfNeeded: application.connectedScenes.count))
    scene.effectiveGeometry = UIWindowScene.Geometry(
      interfaceOrientation: UIInterfaceOrientation(options.interface),
      coordinateSpace: SceneSpace(bounds: screen.bounds))
    application.connectedScenes.insert(scene)
    if options.lifecycle == .scene {
      append(.window(.sceneConnected(scene: scene.handle, connected: true)))
    }
    enter(scene, .foregroundInactive, UIScene.willConnectNotification)
    return scene
  }

  /// The app has set up its windows, and is seen.
  package func begin() {
    let windows = application.connectedScenes.sorted { $0.handle.rawValue < $1.handle.rawValue }
      .flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    for window in windows { report(window) }
    hasBegun = true
    for id in self.windows.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      shown[id] = options.interface
      append(.observation(.interfaceOrientation(window: id, orientation: options.interface)))
    }
    for window in windows where !window.isHidden { showRoot(of: window) }
    for scene in application.connectedScenes {
      enter(scene, .foregroundActive, UIScene.didActivateNotification)
    }
  }

  /// A window goes into a scene, or leaves one.
  func moved(_ window: UIWindow, from scene: UIWindowScene?) {
    guard window.windowScene !== scene else { return }
    scene?.windows.removeAll { $0 === window }
    window.windowScene?.windows.append(window)
    window.window = window
    guard let id = window.handle, window.windowScene == nil else { return }
    record(.window(.windowHidden(window: id, hidden: true)))
    record(.window(.windowRemoved(window: id)))
    windows[id] = nil
    shown[id] = nil
    window.handle = nil
  }

  /// A window has another root.
  func changedRoot(of window: UIWindow, from old: UIViewController?) {
    old?.occupiedWindow = nil
    window.rootViewController?.occupiedWindow = window
    guard let id = window.handle else { return }
    let root = window.rootViewController.map { self.id(of: $0) }
    record(.window(.rootChanged(window: id, controller: root)))
    if let old, hasBegun {
      willDisappear(old, animated: false)
      didDisappear(old, animated: false)
    }
    if hasBegun, !window.isHidden { showRoot(of: window) }
  }

  /// A window is shown or hidden.
  func changedVisibility(of window: UIWindow) {
    guard hasBegun, window.windowScene != nil else { return }
    if let id = window.handle {
      record(.window(.windowHidden(window: id, hidden: window.isHidden)))
    } else {
      report(window)
      showRoot(of: window)
    }
  }

  /// Keys go to a window.
  func makeKey(_ window: UIWindow) {
    window.windowScene?.keyWindow = window
    guard let id = window.handle else { return }
    record(.window(.windowKey(window: id)))
  }

  /// Takes down which windows there are that no one has shown.
  func reportHiddenWindows() {
    for case let scene as UIWindowScene in application.connectedScenes {
      for window in scene.windows where window.isHidden { report(window) }
    }
  }

  /// Takes down that there is a window.
  private func report(_ window: UIWindow) {
    guard window.handle == nil, let scene = window.windowScene else { return }
    let id = WindowID(rawValue: windowCount)
    windowCount += 1
    window.handle = id
    windows[id] = Weak(object: window)
    let main = situation.facts.windows.main
    shown[id] = orientation(of: main)
    window.bounds = screen.bounds
    let number = Double(window.windowLevel.rawValue)
    let level =
      number.isNaN ? 0 : Int32(min(max(number, Double(Int32.min)), Double(Int32.max)))
    let fact = WindowFact.windowAdded(
      window: id, scene: scene.handle, level: level, hidden: window.isHidden)
    record(.window(fact))
    if let root = window.rootViewController {
      let rootID = self.id(of: root)
      record(.window(.rootChanged(window: id, controller: rootID)))
    }
    if window.isKeyWindow { record(.window(.windowKey(window: id))) }
  }

  private func showRoot(of window: UIWindow) {
    guard let root = window.rootViewController else { return }
    willAppear(root, animated: false, in: window)
    didAppear(root, animated: false)
  }
}
