package import SwivelRecorder
package import SwivelUIKit
package import UIKit

/// A portrait page, and a video that is presented over it and may turn.
package final class VideoApp: SampleApp {
  private let surroundings: Recorder.Surroundings
  private let scenes: SampleSceneDelegate
  private let article: UIViewController
  private let video: UIViewController

  /// Makes the app.
  ///
  /// - Parameters:
  ///   - recorder: Records it.
  ///   - surroundings: What it runs on.
  ///   - isCured: Whether the video takes the place of the page, and does not lie over it.
  package init(_ recorder: Recorder, in surroundings: Recorder.Surroundings, isCured: Bool) {
    self.surroundings = surroundings
    scenes = SampleSceneDelegate(recorder)
    article = ArticlePage(recorder)
    video = VideoPage(recorder)
    video.modalPresentationStyle = isCured ? .fullScreen : .overFullScreen
  }

  package var pages: [String: UIViewController] { ["root": article, "M": video] }

  package var windows: [String: UIWindow] { scenes.window.map { ["main": $0] } ?? [:] }

  package func start(in scene: UIWindowScene) {
    scenes.fill(scene, with: article, in: surroundings)
  }
}

/// A page for portrait alone, on which the recorder looks whenever it appears.
final class ArticlePage: RecordedPage {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    recorder.answer(.portrait, by: self)
  }
}

/// A page that rotates; the recorder is not notified when it is presented or dismissed.
final class VideoPage: RecordedPage {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    recorder.answer(.allButUpsideDown, by: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    recorder.recordChanges()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recorder.recordChanges()
  }
}
