package import SwivelRecorder
package import SwivelUIKit
package import UIKit

/// A page that rotates, and a portrait page that is presented over it.
package final class SheetApp: SampleApp {
  private let recorder: Recorder
  private let surroundings: Recorder.Surroundings
  private let scenes: SampleSceneDelegate
  private let list: UIViewController
  private let form: UIViewController

  /// Makes the app.
  ///
  /// - Parameters:
  ///   - recorder: Records it.
  ///   - surroundings: What it runs on.
  ///   - isCured: Whether the page is presented full screen, and not as a sheet.
  package init(_ recorder: Recorder, in surroundings: Recorder.Surroundings, isCured: Bool) {
    (self.recorder, self.surroundings) = (recorder, surroundings)
    scenes = SampleSceneDelegate(recorder)
    list = ListPage(recorder)
    form = FormPage(recorder)
    form.modalPresentationStyle = isCured ? .fullScreen : .pageSheet
  }

  package var pages: [String: UIViewController] { ["root": list, "M": form] }

  package var windows: [String: UIWindow] { scenes.window.map { ["main": $0] } ?? [:] }

  package func start(in scene: UIWindowScene) {
    scenes.fill(scene, with: list, in: surroundings)
  }

  package func present(_ page: UIViewController, on presenter: UIViewController, animated: Bool) {
    recorder.present(page, from: presenter, animated: animated)
  }

  package func dismiss(_ page: UIViewController, animated: Bool) {
    recorder.dismiss(page, animated: animated)
  }

  package func update(_ page: UIViewController) {
    guard #available(iOS 16.0, *) else { return }
    recorder.setNeedsUpdateOfSupportedInterfaceOrientations(of: page)
  }

  package func request(_ mask: UIInterfaceOrientationMask, of scene: UIWindowScene) {
    guard #available(iOS 16.0, *) else { return }
    recorder.requestGeometryUpdate(.iOS(interfaceOrientations: mask), of: scene) { @Sendable _ in }
  }
}

/// A page for most orientations.
final class ListPage: RecordedPage {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    recorder.answer(.allButUpsideDown, by: self)
  }
}

/// A page for portrait alone.
final class FormPage: RecordedPage {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    recorder.answer(.portrait, by: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // UIKit does not ask a sheet; what the page is made for is reported all the same.
    _ = supportedInterfaceOrientations
  }
}
