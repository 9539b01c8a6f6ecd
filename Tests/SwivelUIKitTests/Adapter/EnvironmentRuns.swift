import SwivelModel
import SwivelUIKit
import UIKit

/// Apps that are resized, mirrored, unfolded, or run as iPhone apps on an iPad.
@MainActor
enum EnvironmentRuns {
  /// The user resizes the scene.
  static func resized() throws -> Recording {
    let stage = try Stage(Self.options(), root: FirstPage())
    stage.act("begin") { stage.simulator.resize(stage.scene, true) }
    stage.act("nothing new") { stage.recorder.recordChanges() }
    stage.act("end") { stage.simulator.resize(stage.scene, false) }
    return try stage.finish()
  }

  /// The phone is mirrored, and no longer.
  static func mirrored() throws -> Recording {
    let stage = try Stage(Self.options(), root: FirstPage())
    stage.act("begin") { stage.simulator.mirror(stage.scene, true) }
    stage.act("end") { stage.simulator.mirror(stage.scene, false) }
    return try stage.finish()
  }

  /// A foldable phone is unfolded, and folded.
  static func folded() throws -> Recording {
    let stage = try Stage(Self.options(.foldable), root: FirstPage(), identifier: "iPhone19,4")
    stage.act("unfold") { stage.simulator.fold(stage.scene, to: .inner) }
    stage.act("fold") { stage.simulator.fold(stage.scene, to: .outer) }
    return try stage.finish()
  }

  /// An iPhone app begins on an iPad.
  static func onPad() throws -> Recording {
    try Stage(Self.options(.onPad), root: FirstPage(), identifier: "iPad16,3").finish()
  }

  /// A page is asked twice whether it prefers a lock.
  static func askedForLock() throws -> Recording {
    let page = LockingPage()
    let stage = try Stage(Self.options(), root: page)
    page.recorder = stage.recorder
    stage.act("asked") {
      _ = page.prefersInterfaceOrientationLocked
      _ = page.prefersInterfaceOrientationLocked
    }
    return try stage.finish()
  }

  private static func options(_ device: Device = []) -> Simulator.Options {
    var options = Simulator.Options()
    (options.system, options.device) = (SystemVersion(27, 1), device)
    return options
  }
}

private final class LockingPage: Page {
  override var prefersInterfaceOrientationLocked: Bool {
    recorder?.answer(lock: true, by: self) ?? true
  }
}
