import Foundation
package import SwivelRecorder
package import SwivelUIKit
package import UIKit

/// A portrait page, and a message in its own window above it.
package final class TwoWindowsApp: SampleApp {
  private let recorder: Recorder
  private let surroundings: Recorder.Surroundings
  private let scenes: SampleSceneDelegate
  private let page: UIViewController
  private let message: UIViewController
  private var overlay: UIWindow?

  /// Makes the app.
  ///
  /// - Parameters:
  ///   - recorder: Records it.
  ///   - surroundings: What it runs on.
  ///   - isCured: Whether the message allows what the page allows, and no more.
  package init(_ recorder: Recorder, in surroundings: Recorder.Surroundings, isCured: Bool) {
    (self.recorder, self.surroundings) = (recorder, surroundings)
    scenes = SampleSceneDelegate(recorder)
    page = UprightPage(recorder)
    message = MessagePage(recorder, like: isCured ? page : nil)
  }

  package var pages: [String: UIViewController] { ["root": page, "overlay": message] }

  package var windows: [String: UIWindow] {
    var windows: [String: UIWindow] = [:]
    windows["main"] = scenes.window
    windows["overlay"] = overlay
    return windows
  }

  package func start(in scene: UIWindowScene) {
    scenes.fill(scene, with: page, in: surroundings)
  }

  package func open(_ window: String) {
    let overlay = UIWindow()
    overlay.windowLevel = .alert
    overlay.windowScene = scenes.window?.windowScene
    overlay.rootViewController = message
    overlay.isHidden = false
    self.overlay = overlay
    recorder.recordChanges()
  }

  package func close(_ window: String) {
    overlay?.isHidden = true
    overlay?.windowScene = nil
    overlay = nil
    recorder.recordChanges()
  }
}

/// A page for portrait alone.
final class UprightPage: RecordedPage {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    recorder.answer(.portrait, by: self)
  }
}

/// A message; it rotates as UIKit lets it, or as another page does.
final class MessagePage: RecordedPage {
  private let model: UIViewController?

  init(_ recorder: Recorder, like model: UIViewController?) {
    self.model = model
    super.init(recorder)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let model else { return super.supportedInterfaceOrientations }
    return recorder.answer(model.supportedInterfaceOrientations, by: self)
  }
}
