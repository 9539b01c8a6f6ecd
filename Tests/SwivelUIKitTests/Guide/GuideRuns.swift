import Foundation
import SwivelModel
import SwivelRecorder
import SwivelUIKit
import UIKit

/// The guide's apps, run one after the other with the one recorder that they have.
@MainActor
enum GuideRuns {
  /// What the guide's recorder holds when all of them have run.
  static func all() throws -> Recording? {
    runUIKit()
    run(RecordedHost(rootView: Empty()), mark: "SwiftUI")
    run(RecordedFlutterController(), mark: "Flutter")
    let shell = ShellDelegate()
    run(UIViewController(), mark: "React Native") { window in
      shell.window = window
      shell.routeChanged(to: "player")
      _ = shell.application(
        Simulator.current.application, supportedInterfaceOrientationsFor: window)
    }
    let folder = NSTemporaryDirectory() + "rotation"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/export.swivel"
    try recorder?.export(to: path)
    try recorder?.finish()
    return recorder == nil ? nil : try Recording(path)
  }

  private static func runUIKit() {
    let list = ListPage()
    let main = MainController(rootViewController: list)
    run(main, mark: "UIKit") { window in
      main.pushViewController(UIViewController(), animated: true)
      Simulator.current.settle()
      main.popViewController(animated: true)
      Simulator.current.settle()
      list.present(UIViewController(), animated: true)
      Simulator.current.settle()
      let delegate = SceneDelegate()
      window.windowScene?.delegate = delegate
      Simulator.current.turn(to: .landscapeLeft)
      Simulator.current.settle()
    }
  }

  private static func run(
    _ root: UIViewController, mark: String, _ body: (UIWindow) -> Void = { _ in }
  ) {
    recorder?.mark(mark)
    Simulator.current = Simulator()
    let window = UIWindow()
    window.rootViewController = root
    window.windowScene = Simulator.current.connectScene()
    window.makeKeyAndVisible()
    Simulator.current.begin()
    body(window)
    Simulator.current.turn(to: .landscapeLeft)
    Simulator.current.settle()
    recorder?.stopObserving()
  }
}

private struct Empty: View {}
