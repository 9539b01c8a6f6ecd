import Foundation
import SwivelModel
import SwivelRecorder
import SwivelUIKit
import UIKit

/// Apps whose interface stays as it is all along.
@MainActor
enum SightingRuns {
  /// Goes to a page and back, with a delegate that says something whenever a page is shown.
  static func pages() throws -> Recording {
    let stack = UINavigationController(rootViewController: FirstPage())
    let stage = try Stage(root: stack)
    let delegate = NotingDelegate(stage.recorder)
    stack.delegate = stage.recorder.navigationDelegate(forwardingTo: delegate)
    stage.rest("launched")
    stage.act("push") { stack.pushViewController(SecondPage(), animated: true) }
    stage.simulator.settle()
    stage.rest("pushed")
    stage.act("pop") { stack.popViewController(animated: true) }
    stage.simulator.settle()
    stage.rest("popped")
    stage.rest("nothing happens")
    return try stage.finish()
  }

  /// Presents a page and dismisses it, with completions that say something.
  static func presentation() throws -> Recording {
    let root = FirstPage()
    let stage = try Stage(root: root)
    let (recorder, page) = (stage.recorder, SecondPage())
    stage.rest("launched")
    stage.act("present") {
      recorder.present(page, from: root, animated: true) { recorder.note("the app") }
    }
    stage.simulator.settle()
    stage.rest("presented")
    stage.act("dismiss") { recorder.dismiss(page, animated: true) { recorder.note("the app") } }
    stage.simulator.settle()
    stage.rest("dismissed")
    return try stage.finish()
  }

  /// Swipes back, and lets go too early.
  static func cancelledSwipe() throws -> Recording {
    let stack = UINavigationController(rootViewController: FirstPage())
    let stage = try Stage(root: stack)
    stack.delegate = stage.recorder.navigationDelegate()
    stack.pushViewController(SecondPage(), animated: true)
    stage.simulator.settle()
    stage.rest("pushed")
    stage.act("swipe") {
      stage.simulator.beginSwipeBack(on: stack)
      stage.simulator.endSwipeBack(on: stack, cancelled: true)
    }
    stage.rest("settled")
    return try stage.finish()
  }

  /// Asks for what the page has already, several times.
  static func requests() throws -> Recording {
    let page = FirstPage()
    let stage = try Stage(root: page)
    stage.rest("launched")
    stage.act("requests") {
      for _ in 0..<3 {
        stage.recorder.setNeedsUpdateOfSupportedInterfaceOrientations(of: page)
        stage.recorder.requestGeometryUpdate(
          .iOS(interfaceOrientations: .portrait), of: stage.scene)
      }
    }
    stage.rest("settled")
    stage.rest("nothing happens")
    return try stage.finish()
  }

  /// Changes the root of one of two scenes.
  static func scenes() throws -> Recording {
    let stage = try Stage(root: FirstPage())
    let second = stage.simulator.connectScene()
    let window = UIWindow()
    window.rootViewController = SecondPage()
    window.windowScene = second
    window.isHidden = false
    stage.recorder.observe(second)
    stage.rest("launched")
    stage.act("other root") {
      window.rootViewController = ThirdPage()
      stage.recorder.recordChanges()
    }
    stage.rest("settled")
    return try stage.finish()
  }

  /// Goes away, comes back, is observed no longer, and then again.
  static func away() throws -> Recording {
    let stack = UINavigationController(rootViewController: FirstPage())
    let stage = try Stage(root: stack)
    stack.delegate = stage.recorder.navigationDelegate()
    stage.rest("launched")
    stage.act("leave") { stage.simulator.enterBackground() }
    stage.act("push behind the scenes") { stack.pushViewController(SecondPage(), animated: false) }
    stage.simulator.settle()
    stage.rest("settled in the background")
    stage.act("return") { stage.simulator.enterForeground() }
    stage.rest("settled")
    stage.act("push without an observer") {
      stage.recorder.stopObserving()
      stack.pushViewController(ThirdPage(), animated: false)
      stage.simulator.settle()
      stage.recorder.settle()
    }
    stage.act("observed again") { stage.recorder.observe(stage.scene) }
    stage.act("observed as before") { stage.recorder.observe(stage.scene) }
    return try stage.finish()
  }
}

extension Stage {
  /// Lets the interface settle, and gives a mark to what is recorded then.
  fileprivate func rest(_ name: String) {
    act(name) { recorder.settle() }
  }
}

/// Says something whenever a page is shown.
private final class NotingDelegate: NSObject, UINavigationControllerDelegate {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    recorder.note("the app")
  }
}
