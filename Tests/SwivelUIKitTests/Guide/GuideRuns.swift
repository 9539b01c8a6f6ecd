import Foundation
import SwivelModel
import SwivelRecorder
import SwivelUIKit
import UIKit

/// The guide's apps, run one after the other with the one recorder that they have.
@MainActor
enum GuideRuns {
  /// What the guide's recorder offers in the share sheet when all of them have run.
  static func all() async throws -> Recording? {
    runUIKit()
    run(RecordedHost(rootView: Empty()), mark: "SwiftUI")
    run(RecordedFlutterController(), mark: "Flutter")
    let shell = ShellDelegate()
    run(UIViewController(), mark: "React Native") { window in
      shell.routeChanged(to: "player")
      _ = shell.application(
        Simulator.current.application, supportedInterfaceOrientationsFor: window)
    }
    let folder = NSTemporaryDirectory() + "rotation"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let shared = try await share()
    try recorder?.finish()
    return try shared.map { try Recording($0) }
  }

  /// The file that the share sheet has; it is removed when the sheet is done.
  private static func share() async throws -> String? {
    Simulator.current = Simulator()
    let (window, page) = (UIWindow(), UIViewController())
    window.rootViewController = page
    window.windowScene = Simulator.current.connectScene()
    window.makeKeyAndVisible()
    Simulator.current.begin()
    try await page.shareLog()
    Simulator.current.settle()
    let sheet = page.presentedViewController as? UIActivityViewController
    guard let file = sheet?.activityItems.first as? URL,
      sheet?.popoverPresentationController?.sourceView === page.view
    else { return nil }
    let copy = NSTemporaryDirectory() + "rotation/shared.swivel"
    try FileManager.default.copyItem(atPath: file.path, toPath: copy)
    sheet?.completionWithItemsHandler?(nil, true, nil, nil)
    return FileManager.default.fileExists(atPath: file.path) ? nil : copy
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
