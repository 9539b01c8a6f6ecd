import Foundation
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelTestKit
import SwivelUIKit
import UIKit

/// A recorder, and a simulated app with a scene that it observes.
///
/// A user of one must not wait for anything meanwhile: there is one simulated world at a time.
@MainActor
final class Stage {
  let simulator: Simulator
  let recorder: Recorder
  let scene: UIWindowScene
  private let folder: TemporaryFolder

  init(
    _ options: Simulator.Options = Simulator.Options(), information: [String: Any] = [:],
    root: UIViewController? = nil, identifier: String = "iPhone14,5"
  ) throws {
    folder = try TemporaryFolder()
    recorder = try Recorder(path: folder.path("app.swivel"))
    simulator = Simulator(options)
    Simulator.current = simulator
    scene = simulator.connectScene()
    guard let root else { return }
    addWindow(root).makeKeyAndVisible()
    simulator.begin()
    recorder.observe(
      scene, in: .init(infoDictionary: information, deviceIdentifier: identifier))
  }

  /// Puts a window in the scene.
  func addWindow(_ root: UIViewController?, level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow()
    window.windowLevel = level
    window.rootViewController = root
    window.windowScene = scene
    return window
  }

  /// Gives a mark to what follows.
  func act(_ name: String, _ body: () -> Void) {
    recorder.mark(name)
    body()
  }

  /// Ends the recording, and gives what it holds.
  func finish() throws -> Recording {
    recorder.stopObserving()
    try recorder.finish()
    defer { folder.remove() }
    return try Recording(folder.path("app.swivel"))
  }
}

/// A page that answers with a mask.
class Page: UIViewController {
  var mask: UIInterfaceOrientationMask?
  weak var recorder: Recorder?

  convenience init(_ mask: UIInterfaceOrientationMask? = nil, _ recorder: Recorder? = nil) {
    self.init(nibName: nil, bundle: nil)
    (self.mask, self.recorder) = (mask, recorder)
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let mask else { return super.supportedInterfaceOrientations }
    return recorder?.answer(mask, by: self) ?? mask
  }
}

final class FirstPage: Page {}
final class SecondPage: Page {}
final class ThirdPage: Page {}
