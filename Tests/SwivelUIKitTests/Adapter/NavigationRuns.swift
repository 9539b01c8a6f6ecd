import Foundation
import SwivelRecorder
import SwivelUIKit
import UIKit

/// An app with a stack of pages, driven in several ways.
@MainActor
enum NavigationRuns {
  /// Goes to a second page, swipes back, and thinks better of it.
  static func cancelledSwipe() throws -> Recording {
    let stack = UINavigationController(rootViewController: FirstPage())
    let stage = try Stage(root: stack)
    stack.delegate = stage.recorder.navigationDelegate()
    stage.act("push") { stack.pushViewController(SecondPage(), animated: true) }
    stage.simulator.settle()
    stage.act("swipe") { stage.simulator.beginSwipeBack(on: stack) }
    stage.act("let go") { stage.simulator.endSwipeBack(on: stack, cancelled: true) }
    stage.simulator.settle()
    stage.act("afterwards") { stage.recorder.recordChanges() }
    return try stage.finish()
  }

  /// Goes to a second page and swipes back.
  static func swipe() throws -> Recording {
    let stack = UINavigationController(rootViewController: FirstPage())
    let stage = try Stage(root: stack)
    stack.delegate = stage.recorder.navigationDelegate()
    stack.pushViewController(SecondPage(), animated: true)
    stage.simulator.settle()
    stage.act("swipe") {
      stage.simulator.beginSwipeBack(on: stack)
      stage.simulator.endSwipeBack(on: stack, cancelled: false)
      stage.recorder.recordChanges()
    }
    return try stage.finish()
  }

  /// Moves about on a stack whose delegate reports nothing, with a look after each move.
  static func untold() throws -> Recording {
    let stack = UINavigationController(rootViewController: FirstPage())
    let stage = try Stage(root: stack)
    stage.act("push") { stack.pushViewController(SecondPage(), animated: false) }
    stage.simulator.settle()
    stage.act("seen") { stage.recorder.recordChanges() }
    stack.setViewControllers([FirstPage(), ThirdPage(), SecondPage()], animated: false)
    stage.simulator.settle()
    stage.act("replaced") { stage.recorder.recordChanges() }
    stack.popToRootViewController(animated: false)
    stage.simulator.settle()
    stage.act("popped") { stage.recorder.recordChanges() }
    stage.act("nothing new") { stage.recorder.recordChanges() }
    return try stage.finish()
  }

  /// Pushes and pops many pages, one after the other.
  static func manyPages() throws -> Recording {
    let stack = UINavigationController(rootViewController: FirstPage())
    let stage = try Stage(root: stack)
    stack.delegate = stage.recorder.navigationDelegate()
    for _ in 0..<10 {
      let page = SecondPage(.portrait, stage.recorder)
      stack.pushViewController(page, animated: true)
      stage.simulator.settle()
      _ = page.supportedInterfaceOrientations
      stack.popViewController(animated: true)
      stage.simulator.settle()
    }
    stage.recorder.recordChanges()
    return try stage.finish()
  }

  /// Lets the app's delegate ask for a rotation while it is notified of a page.
  static func forcedInWillShow() throws -> Recording {
    let stack = UINavigationController(rootViewController: FirstPage())
    let stage = try Stage(root: stack)
    let delegate = ForcingDelegate(stage.recorder)
    stack.delegate = stage.recorder.navigationDelegate(forwardingTo: delegate)
    stage.act("push") { stack.pushViewController(SecondPage(), animated: true) }
    stage.simulator.settle()
    return try stage.finish()
  }
}

/// Forces every page in portrait.
private final class ForcingDelegate: NSObject, UINavigationControllerDelegate {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    recorder.force(interface: .portrait) {
      let value = UIInterfaceOrientation.portrait.rawValue
      UIDevice.current.setValue(value, forKey: "orientation")
    }
  }
}
