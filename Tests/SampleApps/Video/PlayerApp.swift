#if canImport(AVKit)
import AVKit
#endif
package import SwivelRecorder
package import SwivelUIKit
package import UIKit

#if !canImport(AVKit)
/// AVKit's controller around a player.
final class AVPlayerViewController: UIViewController {}
#endif

/// A portrait page, and the system's video player that is presented over it.
package final class PlayerApp: SampleApp {
  private let recorder: Recorder
  private let surroundings: Recorder.Surroundings
  private let scenes: SampleSceneDelegate
  private let article: UIViewController
  private let player = AVPlayerViewController()

  /// Makes the app.
  ///
  /// - Parameters:
  ///   - recorder: Records it.
  ///   - surroundings: What it runs on.
  package init(_ recorder: Recorder, in surroundings: Recorder.Surroundings) {
    (self.recorder, self.surroundings) = (recorder, surroundings)
    scenes = SampleSceneDelegate(recorder)
    article = ArticlePage(recorder)
    player.modalPresentationStyle = .fullScreen
  }

  package var pages: [String: UIViewController] { ["root": article, "M": player] }

  package var windows: [String: UIWindow] { scenes.window.map { ["main": $0] } ?? [:] }

  package func start(in scene: UIWindowScene) {
    scenes.fill(scene, with: article, in: surroundings)
  }

  package func present(_ page: UIViewController, on presenter: UIViewController, animated: Bool) {
    recorder.present(page, from: presenter, animated: animated)
  }

  package func dismiss(_ page: UIViewController, animated: Bool) {
    recorder.dismiss(page, animated: animated)
  }
}
