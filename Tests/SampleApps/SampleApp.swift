package import UIKit

/// An app that is made to be run: small, and with one thing in it that goes wrong or is put right.
///
/// It compiles unchanged against Apple's UIKit.
@MainActor
package protocol SampleApp: AnyObject {
  /// The pages, by the names that a script of the run has for them.
  var pages: [String: UIViewController] { get }
  /// The windows, by such names.
  var windows: [String: UIWindow] { get }
  /// What answers for the app as a whole.
  var applicationDelegate: (any UIApplicationDelegate)? { get }

  /// Sets up the windows.
  func start(in scene: UIWindowScene)
  /// A window appears.
  func open(_ window: String)
  /// A window goes.
  func close(_ window: String)
  /// Presents a page.
  func present(_ page: UIViewController, on presenter: UIViewController, animated: Bool)
  /// Dismisses a page.
  func dismiss(_ page: UIViewController, animated: Bool)
  /// Says that a page would now answer something else.
  func update(_ page: UIViewController)
  /// Turns as the device is held.
  func attemptRotation()
  /// Asks for orientations.
  func request(_ mask: UIInterfaceOrientationMask, of scene: UIWindowScene)
  /// Sets the orientation of the device by its key.
  func force(_ orientation: UIDeviceOrientation)
}

extension SampleApp {
  package var applicationDelegate: (any UIApplicationDelegate)? { nil }

  package func open(_ window: String) {}

  package func close(_ window: String) {}

  package func present(_ page: UIViewController, on presenter: UIViewController, animated: Bool) {
    presenter.present(page, animated: animated)
  }

  package func dismiss(_ page: UIViewController, animated: Bool) {
    page.dismiss(animated: animated)
  }

  package func update(_ page: UIViewController) {
    if #available(iOS 16.0, *) { page.setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  package func attemptRotation() {
    UIViewController.attemptRotationToDeviceOrientation()
  }

  package func request(_ mask: UIInterfaceOrientationMask, of scene: UIWindowScene) {
    guard #available(iOS 16.0, *) else { return }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { @Sendable _ in }
  }

  package func force(_ orientation: UIDeviceOrientation) {
    UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
  }
}
