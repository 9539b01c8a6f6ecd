import Foundation
import SwivelRecorder
import SwivelUIKit
import UIKit

/// An app that presents pages, driven in several ways.
@MainActor
enum PresentationRuns {
  /// Presents and dismisses by the recorder.
  static func told() throws -> Recording {
    let root = FirstPage()
    let stage = try Stage(root: root)
    let page = SecondPage()
    page.modalPresentationStyle = .fullScreen
    stage.act("present") { stage.recorder.present(page, from: root, animated: true) }
    stage.simulator.settle()
    stage.act("dismiss") { stage.recorder.dismiss(page, animated: true) }
    stage.simulator.settle()
    stage.act("afterwards") { stage.recorder.recordChanges() }
    return try stage.finish()
  }

  /// Presents and dismisses behind the recorder's back, with a look after each.
  static func untold() throws -> Recording {
    let root = FirstPage()
    let stage = try Stage(root: root)
    let page = SecondPage()
    root.present(page, animated: true)
    stage.simulator.settle()
    stage.act("presented") { stage.recorder.recordChanges() }
    stage.act("nothing new") { stage.recorder.recordChanges() }
    page.dismiss(animated: true)
    stage.simulator.settle()
    stage.act("dismissed") { stage.recorder.recordChanges() }
    return try stage.finish()
  }

  /// A page that was dismissed behind the recorder's back and does not exist any more.
  static func forgotten() throws -> Recording {
    let root = FirstPage()
    let stage = try Stage(root: root)
    root.present(SecondPage(), animated: false)
    stage.simulator.settle()
    stage.recorder.recordChanges()
    root.dismiss(animated: false)
    stage.simulator.settle()
    stage.act("look") { stage.recorder.recordChanges() }
    return try stage.finish()
  }

  /// The user pulls a sheet down: first not far enough, then away.
  static func pulled() throws -> (recording: Recording, delegate: [String]) {
    let root = FirstPage()
    let stage = try Stage(root: root)
    let page = SecondPage()
    let delegate = SheetDelegate()
    page.presentationController?.delegate = stage.recorder.presentationDelegate(
      forwardingTo: delegate)
    stage.recorder.present(page, from: root, animated: true)
    stage.simulator.settle()
    stage.act("not far enough") {
      stage.simulator.swipeAway(page, cancelled: true)
      stage.recorder.recordChanges()
    }
    stage.act("away") { stage.simulator.swipeAway(page) }
    stage.simulator.settle()
    return (try stage.finish(), delegate.calls)
  }
}

/// The app's own delegate of a sheet, which does not adapt anything.
private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var calls: [String] = []

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.append("should")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
}
