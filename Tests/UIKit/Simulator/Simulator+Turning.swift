import Foundation
package import SwivelModel
import SwivelReplay

extension Simulator {
  /// Lets the app see what an event came to.
  func perform(_ moment: Moment) {
    for ruling in moment.rulings {
      if let thrown = ruling.exception {
        append(.outcome(.exceptionRaised(exception: thrown)))
        exception = thrown
        return
      }
      if let message = ruling.message { append(.outcome(.messageLogged(message: message))) }
    }
    let callbacks = situation.callbacks(of: moment)
    for ruling in moment.rulings where ruling.isTurn { turn(ruling, callbacks) }
    if callbacks.contains(.deviceDidChange), device.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: device)
    }
  }

  /// Which way a window's interface is up; nothing if it was never shown.
  package func orientation(of window: UIWindow) -> InterfaceOrientation? {
    window.handle.flatMap { shown[$0] }
  }

  /// Which way a window's interface is up, or any at first.
  func orientation(of window: WindowID?) -> InterfaceOrientation {
    window.flatMap { shown[$0] } ?? options.interface
  }

  private func turn(_ ruling: Ruling, _ callbacks: [Callback]) {
    let before = orientation(of: ruling.window)
    let after = keepsInterface ? before : ruling.to.only ?? undetermined(ruling.to, before)
    if keepsInterface || ruling.to.only == nil {
      append(.observation(.interfaceOrientation(window: ruling.window, orientation: after)))
    }
    guard after != before else { return }
    shown[ruling.window] = after
    guard let window = windows[ruling.window]?.object else { return }
    let transition = SimulatedTransition(turnedBy: Self.angle(from: before, to: after))
    let size = Self.size(screen.bounds.size, after)
    for case .willRotate(let id) in callbacks where situation.facts.window(of: id) == ruling.window
    {
      controllers[id]?.object?.viewWillTransition(to: size, with: transition)
    }
    let tellsStatusBar = ruling.turnsStatusBar && options.system.major <= 15
    if tellsStatusBar { postStatusBar(.willChange, after) }
    change(window, ruling.window, to: after, size)
    transition.animate()
    if tellsStatusBar { postStatusBar(.didChange, before) }
    later.append { transition.complete() }
  }

  private func change(
    _ window: UIWindow, _ id: WindowID, to orientation: InterfaceOrientation, _ size: CGSize
  ) {
    window.bounds.size = size
    guard let scene = window.windowScene, id == main(of: scene) else { return }
    screen.bounds.size = size
    let previous = scene.effectiveGeometry
    scene.effectiveGeometry = UIWindowScene.Geometry(
      interfaceOrientation: UIInterfaceOrientation(orientation),
      coordinateSpace: SceneSpace(bounds: window.bounds),
      isInterfaceOrientationLocked: previous.isInterfaceOrientationLocked)
    tell(scene, of: previous)
  }

  /// The window by which a scene is known: its first.
  private func main(of scene: UIWindowScene) -> WindowID? {
    scene.windows.compactMap(\.handle).min { $0.rawValue < $1.rawValue }
  }

  /// Notifies the observers of a scene, and its delegate, that it is laid out another way, as its
  /// version of UIKit does.
  func tell(_ scene: UIWindowScene, of previous: UIWindowScene.Geometry) {
    scene.geometryDidChange()
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
    if options.system.major >= 26 {
      delegate.windowScene(scene, didUpdateEffectiveGeometry: previous)
    } else if options.system.major >= 13 {
      delegate.windowScene(
        scene, didUpdate: previous.coordinateSpace,
        interfaceOrientation: previous.interfaceOrientation, traitCollection: scene.traitCollection)
    }
  }

  private enum StatusBarNews {
    case willChange
    case didChange
  }

  private func postStatusBar(_ news: StatusBarNews, _ orientation: InterfaceOrientation) {
    let name =
      switch news {
      case .willChange: UIApplication.willChangeStatusBarOrientationNotification
      case .didChange: UIApplication.didChangeStatusBarOrientationNotification
      }
    let info = [UIApplication.statusBarOrientationUserInfoKey: Int(orientation.rawValue)]
    NotificationCenter.default.post(name: name, object: application, userInfo: info)
  }

  private static func size(_ size: CGSize, _ orientation: InterfaceOrientation) -> CGSize {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return InterfaceOrientationMask.landscape.allows(orientation)
      ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// How far an interface rotates, in quarters of a circle to the right.
  private static func angle(
    from before: InterfaceOrientation, to after: InterfaceOrientation
  ) -> Int {
    func quarters(_ orientation: InterfaceOrientation) -> Int {
      switch orientation {
      case .portrait: 0
      case .landscapeRight: 1
      case .portraitUpsideDown: 2
      case .landscapeLeft: 3
      }
    }
    return (quarters(after) - quarters(before) + 4) % 4
  }
}
