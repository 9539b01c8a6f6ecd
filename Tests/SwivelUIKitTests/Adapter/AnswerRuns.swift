import Foundation
import SwivelModel
import SwivelRecorder
import SwivelUIKit
import UIKit

/// Apps that answer when they are asked.
@MainActor
enum AnswerRuns {
  /// A page that answers the same twice, and then something else.
  static func pages() throws -> (recording: Recording, answers: [InterfaceOrientationMask]) {
    let page = FirstPage(.portrait)
    let stage = try Stage(root: page)
    page.recorder = stage.recorder
    var answers: [InterfaceOrientationMask] = []
    for (mark, mask) in [("first", UIInterfaceOrientationMask.portrait), ("again", .portrait)] {
      page.mask = mask
      stage.act(mark) { answers.append(page.supportedInterfaceOrientations.inLog) }
    }
    page.mask = .all
    stage.act("other") { answers.append(page.supportedInterfaceOrientations.inLog) }
    return (try stage.finish(), answers)
  }

  /// A container that passes on what its page answers, and then answers by itself.
  static func passingOn() throws -> Recording {
    let stack = PassingStack(rootViewController: FirstPage(.portrait))
    let stage = try Stage(root: stack)
    stack.recorder = stage.recorder
    let page = stack.topViewController as? Page
    page?.recorder = stage.recorder
    stage.act("passed on") { _ = stack.supportedInterfaceOrientations }
    page?.mask = .all
    stage.act("passed on again") { _ = stack.supportedInterfaceOrientations }
    stack.own = .landscape
    stage.act("by itself") { _ = stack.supportedInterfaceOrientations }
    return try stage.finish()
  }

  /// An app delegate that is asked for one window, then for two.
  static func appDelegate() throws -> Recording {
    let stage = try Stage(root: FirstPage())
    let main = stage.scene.windows.first
    let second = stage.addWindow(SecondPage())
    second.isHidden = false
    stage.recorder.recordChanges()
    let delegate = AppDelegate()
    let answer = { (mask: UIInterfaceOrientationMask, window: UIWindow?) in
      _ = stage.recorder.answer(mask, by: delegate, for: window)
    }
    stage.act("first") { answer(.portrait, main) }
    stage.act("again") { answer(.portrait, main) }
    stage.act("alike") { answer(.portrait, second) }
    stage.act("apart") { answer(.all, second) }
    stage.act("alike again") { answer(.all, main) }
    return try stage.finish()
  }

  /// A container whose delegate answers for it, and answers once more the same.
  static func containerDelegate() throws -> (Recording, InterfaceOrientationMask) {
    let stack = UINavigationController(rootViewController: FirstPage())
    let stage = try Stage(root: stack)
    let delegate = StackDelegate(stage.recorder)
    stack.delegate = stage.recorder.navigationDelegate(forwardingTo: delegate)
    var mask = UIInterfaceOrientationMask()
    stage.act("asked") {
      for _ in 0..<2 {
        mask = stack.delegate?.navigationControllerSupportedInterfaceOrientations(stack) ?? []
      }
    }
    return (try stage.finish(), mask.inLog)
  }

  /// Whether a delegate that answers nothing answers nothing behind a proxy as well.
  static func silentDelegate() throws -> Bool {
    let stage = try Stage(root: FirstPage())
    let stack = UINavigationController(rootViewController: SecondPage())
    let plain = SilentDelegate()
    for delegate in [plain, nil] {
      stack.delegate = stage.recorder.navigationDelegate(forwardingTo: delegate)
      let mask = stack.delegate?.navigationControllerSupportedInterfaceOrientations(stack)
      guard mask == [] else { return false }
    }
    let page = SecondPage()
    let presentation = stage.recorder.presentationDelegate(forwardingTo: nil)
    let controller = UIPresentationController(presentedViewController: page, presenting: nil)
    _ = try stage.finish()
    return presentation?.adaptivePresentationStyle(for: controller) == UIModalPresentationStyle.none
      && presentation?.presentationControllerShouldDismiss(controller) == true
  }

  /// What becomes of a proxy: the same for the same delegate, and gone with it.
  static func proxies() throws -> (same: Bool, isWrappedOnce: Bool, diesWithDelegate: Bool) {
    let stage = try Stage(root: FirstPage())
    let recorder = stage.recorder
    var delegate: SilentDelegate? = SilentDelegate()
    weak let proxy = recorder.navigationDelegate(forwardingTo: delegate)
    let same = recorder.navigationDelegate(forwardingTo: delegate) === proxy
    let once = recorder.navigationDelegate(forwardingTo: proxy) === proxy
    delegate = nil
    _ = recorder.navigationDelegate()
    let dies = proxy == nil
    _ = try stage.finish()
    return (same, once, dies)
  }
}

extension UIInterfaceOrientationMask {
  fileprivate var inLog: InterfaceOrientationMask {
    InterfaceOrientationMask(rawValue: UInt8(rawValue))
  }
}

private final class AppDelegate: NSObject, UIApplicationDelegate {}

private final class SilentDelegate: NSObject, UINavigationControllerDelegate {}

/// Answers for its page, unless its answer is set.
private final class PassingStack: UINavigationController {
  weak var recorder: Recorder?
  var own: UIInterfaceOrientationMask?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let mask = own ?? topViewController?.supportedInterfaceOrientations ?? .all
    return recorder?.answer(mask, by: self) ?? mask
  }
}

private final class StackDelegate: NSObject, UINavigationControllerDelegate {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    recorder.answer(.landscape, by: self, for: navigationController)
  }
}
