import SwivelFindings
import SwivelModel
import UIKit

/// A run of an app on the look-alike of UIKit, and what is found in it.
@MainActor
struct CureRun {
  let simulator: Simulator
  let window = UIWindow()
  private let scene: UIWindowScene
  private let delegate: (any UIApplicationDelegate)?

  /// Starts an app with a root, in portrait.
  ///
  /// - Parameters:
  ///   - system: The version of iOS.
  ///   - root: The root of the window.
  ///   - delegate: The app delegate.
  ///   - change: Changes what the app runs on.
  ///   - facts: States what UIKit does not find out by asking.
  init(
    on system: UInt16, _ root: UIViewController, delegate: (any UIApplicationDelegate)? = nil,
    options change: (inout Simulator.Options) -> Void = { _ in },
    facts: (Simulator) -> Void = { _ in }
  ) {
    var options = Simulator.Options()
    options.system = SystemVersion(system)
    options.infoPlist = [.portrait, .landscapeLeft, .landscapeRight]
    change(&options)
    simulator = Simulator(options)
    self.delegate = delegate
    Simulator.current = simulator
    scene = simulator.connectScene()
    UIApplication.shared.delegate = delegate
    facts(simulator)
    window.windowScene = scene
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulator.begin()
    simulator.settle()
  }

  /// The user rotates the device.
  func turn(_ orientation: DeviceOrientation) -> Self {
    perform { simulator.turn(to: orientation) }
  }

  /// The app or the user does something, and it comes to its end.
  func perform(_ action: () -> Void) -> Self {
    action()
    simulator.settle()
    return self
  }

  /// Opens a window above, with a root.
  func open(_ above: UIWindow, _ root: UIViewController) -> Self {
    perform {
      above.windowScene = scene
      above.windowLevel = .alert
      above.rootViewController = root
      above.isHidden = false
    }
  }

  /// Which way the interface is up.
  var interface: InterfaceOrientation? { simulator.orientation(of: window) }

  /// Whether UIKit has not ended the app.
  var isAlive: Bool { simulator.exception == nil }

  /// The problems of the run.
  var findings: Set<String> {
    var analysis = Analysis()
    for event in simulator.events { analysis.apply(event) }
    analysis.finish()
    return Set(analysis.findings.map(\.id.rawValue))
  }
}
