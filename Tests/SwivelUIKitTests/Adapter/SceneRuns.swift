import Foundation
import SwivelModel
import SwivelRecorder
import SwivelUIKit
import UIKit

/// Apps whose device is rotated, whose windows come and go, and which ask for turns.
@MainActor
enum SceneRuns {
  static let information: [String: Any] = [
    "UISupportedInterfaceOrientations": [
      "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
    ],
    "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeRight"],
    "UIRequiresFullScreen": true, "UIRequiresFullScreenIgnoredStartingWithVersion": "26.2",
    "UIApplicationSceneManifest": [String: Any](),
    "DTSDKName": "iphoneos17.2",
  ]

  /// The first thing that is recorded of an app.
  static func beginning() throws -> Recording {
    var options = Simulator.Options()
    options.system = SystemVersion(18, 1)
    return try Stage(options, information: information, root: FirstPage()).finish()
  }

  /// The device is rotated, and the interface with it.
  static func turned() throws -> Recording {
    let stage = try Stage(root: FirstPage())
    stage.act("turn") {
      stage.simulator.turn(to: .landscapeLeft)
      stage.simulator.settle()
      stage.recorder.sceneDidUpdate(stage.scene)
    }
    stage.act("nothing new") { stage.recorder.recordChanges() }
    return try stage.finish()
  }

  /// The device is rotated, and nothing is called; then observing ends, and it is rotated back.
  ///
  /// - Returns: The recording, and whether the geometry was observed before that end and after it.
  static func turnedAlone(on system: SystemVersion) throws -> (Recording, observed: [Bool]) {
    var options = Simulator.Options()
    options.system = system
    let stage = try Stage(options, root: FirstPage())
    stage.act("turn") { stage.simulator.turn(to: .landscapeLeft) }
    var observed = [stage.scene.isGeometryObserved]
    stage.act("stopped") {
      stage.recorder.stopObserving()
      observed.append(stage.scene.isGeometryObserved)
      stage.simulator.turn(to: .portrait)
    }
    stage.act("observed again") { stage.recorder.observe(stage.scene) }
    stage.act("turned again") { stage.simulator.turn(to: .landscapeRight) }
    return (try stage.finish(), observed)
  }

  /// The device is rotated, and the interface stays.
  static func stayed() throws -> Recording {
    let page = FirstPage(.portrait)
    let stage = try Stage(root: page)
    page.recorder = stage.recorder
    stage.act("turn") {
      stage.simulator.turn(to: .landscapeLeft)
      stage.simulator.settle()
      stage.recorder.recordChanges()
    }
    stage.act("settled") { stage.recorder.settle() }
    stage.act("afterwards") { stage.recorder.settle() }
    return try stage.finish()
  }

  /// The app goes away and comes back.
  static func away() throws -> Recording {
    let stage = try Stage(root: FirstPage())
    stage.act("leave") { stage.simulator.enterBackground() }
    stage.act("return") { stage.simulator.enterForeground() }
    return try stage.finish()
  }

  /// The app has no scene for the recorder, or only the second time.
  static func missing(laterScene: Bool) throws -> Recording {
    let stage = try Stage()
    stage.addWindow(FirstPage()).makeKeyAndVisible()
    stage.simulator.begin()
    stage.recorder.mark("missing")
    for _ in 0..<3 { stage.recorder.observe(nil, in: surroundings) }
    if laterScene { stage.recorder.observe(stage.scene, in: surroundings) }
    stage.recorder.observe(nil, in: surroundings)
    return try stage.finish()
  }

  private static let surroundings = Recorder.Surroundings(
    infoDictionary: ["DTSDKName": "iphoneos27.0"], deviceIdentifier: "iPhone14,5")

  /// A second window comes, gets another root, and goes.
  static func windows() throws -> Recording {
    let stage = try Stage(root: FirstPage())
    let overlay = stage.addWindow(SecondPage(), level: .alert)
    stage.act("shown") {
      overlay.isHidden = false
      stage.recorder.recordChanges()
    }
    stage.act("other root") {
      overlay.rootViewController = ThirdPage()
      stage.recorder.recordChanges()
    }
    stage.act("hidden") {
      overlay.isHidden = true
      stage.recorder.recordChanges()
    }
    stage.act("gone") {
      overlay.windowScene = nil
      stage.recorder.recordChanges()
    }
    return try stage.finish()
  }

  /// Whether device notifications are generated: before, while, and after a scene is observed.
  static func balance(observing count: Int, stopping: Bool) throws -> [Bool] {
    let stage = try Stage()
    let isGenerating = { UIDevice.current.isGeneratingDeviceOrientationNotifications }
    var answers = [isGenerating()]
    for _ in 0..<count { stage.recorder.observe(stage.scene) }
    answers.append(isGenerating())
    if stopping { stage.recorder.stopObserving() }
    _ = try stage.finish()
    return answers + [isGenerating()]
  }

  /// A request that the page does not allow, and one that it does.
  static func requests() throws -> (recording: Recording, errors: [Int]) {
    let page = FirstPage(.portrait)
    let stage = try Stage(root: page)
    page.recorder = stage.recorder
    let errors = ErrorCodes()
    let handler = { @Sendable (error: any Error) in
      let code = (error as NSError).code
      MainActor.assumeIsolated { errors.codes.append(code) }
    }
    stage.act("refused") {
      stage.recorder.requestGeometryUpdate(
        .iOS(interfaceOrientations: .landscapeLeft), of: stage.scene, errorHandler: handler)
      stage.simulator.settle()
    }
    page.mask = .all
    stage.act("granted") {
      stage.recorder.setNeedsUpdateOfSupportedInterfaceOrientations(of: page)
      stage.recorder.requestGeometryUpdate(
        .iOS(interfaceOrientations: .landscapeLeft), of: stage.scene, errorHandler: handler)
      stage.simulator.settle()
      stage.recorder.recordChanges()
    }
    return (try stage.finish(), errors.codes)
  }

  /// A page's view is rotated by hand.
  static func transformed() throws -> Recording {
    let page = FirstPage()
    let stage = try Stage(root: page)
    stage.act("turned") {
      page.view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      stage.recorder.recordChanges()
    }
    stage.act("scaled to nothing by nothing") {
      page.view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: .nan, tx: 0, ty: 0)
      stage.recorder.recordChanges()
    }
    stage.act("turned back") {
      page.view.transform = .identity
      stage.recorder.recordChanges()
    }
    return try stage.finish()
  }

  /// Windows come with levels that are no levels.
  static func extremeLevels() throws -> Recording {
    let stage = try Stage(root: FirstPage())
    let levels: [CGFloat] = [.greatestFiniteMagnitude, -.infinity, .nan]
    stage.act("come") {
      for level in levels { _ = stage.addWindow(nil, level: .init(rawValue: level)) }
      stage.recorder.recordChanges()
    }
    return try stage.finish()
  }
}

/// The codes of the errors of requests; the look-alike calls their handlers on the main thread.
@MainActor
private final class ErrorCodes {
  var codes: [Int] = []
}
