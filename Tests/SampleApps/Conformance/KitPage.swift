import Foundation
import SwivelRecorder
import SwivelUIKit
import UIKit

/// What a page or a container of the kit answers; what it does not state is UIKit's.
struct KitAnswers {
  var mask: UIInterfaceOrientationMask?
  var preferred: UIInterfaceOrientation?
  var autorotates: Bool?
  var prefersLock = false
}

/// A page of the kit.
final class KitPage: RecordedPage {
  var answers: KitAnswers

  init(_ recorder: Recorder, _ answers: KitAnswers) {
    self.answers = answers
    super.init(recorder)
    report()
  }

  /// Has the recorder know the answers before UIKit asks, for a replay decides at once.
  func report() {
    _ = (supportedInterfaceOrientations, shouldAutorotate)
    _ = preferredInterfaceOrientationForPresentation
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let mask = answers.mask else { return super.supportedInterfaceOrientations }
    return recorder.answer(mask, by: self)
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard let preferred = answers.preferred else {
      return super.preferredInterfaceOrientationForPresentation
    }
    return recorder.answer(preferred: preferred, by: self)
  }

  override var shouldAutorotate: Bool {
    guard let autorotates = answers.autorotates else { return super.shouldAutorotate }
    return recorder.answer(autorotate: autorotates, by: self)
  }

  @available(iOS 26.0, *)
  override var prefersInterfaceOrientationLocked: Bool {
    recorder.answer(lock: answers.prefersLock, by: self)
  }
}

/// A stack that answers what its topmost page answers, or leaves that to UIKit.
final class KitStack: UINavigationController {
  private let recorder: Recorder
  let forwards: Bool

  init(_ recorder: Recorder, _ root: UIViewController, forwards: Bool) {
    (self.recorder, self.forwards) = (recorder, forwards)
    // Not with init(rootViewController:), which calls init(nibName:bundle:) of the subclass.
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
    delegate = recorder.navigationDelegate()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard forwards, let page = topViewController else {
      return super.supportedInterfaceOrientations
    }
    return recorder.answer(page.supportedInterfaceOrientations, by: self)
  }
}
