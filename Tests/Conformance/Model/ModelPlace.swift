import Foundation
import SampleApps
import SwivelModel
import SwivelRecorder
import SwivelReplay
import SwivelUIKit
import UIKit

/// A release of iOS on a kind of device, as the look-alike has it.
struct ModelPlace {
  private let version: Int
  private let isPad: Bool
  /// UIRequiresFullScreen, without which an iPad does not read masks.
  private let requiresFullScreen: Bool

  /// The places, with the SDK that a Mac would build the app with today.
  static let all = [13, 15, 16, 17, 18, 26, 27].flatMap { version in
    [
      Self(version: version, isPad: false, requiresFullScreen: false),
      Self(version: version, isPad: true, requiresFullScreen: false),
      Self(version: version, isPad: true, requiresFullScreen: true),
    ]
  }

  /// Plays all runs that are possible there, and records each.
  @MainActor
  func play(_ runs: [ConformanceRun], into folder: String, by rulebook: Rulebook) throws {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for run in runs where run.isPossible(on: version) {
      try play(run, path: "\(path)/\(run.name).swivel", by: rulebook)
    }
  }

  // As tools/conformance names the folder of a simulator's logs.
  private var name: String {
    "\(version).0-\(isPad ? "iPad" : "iPhone")" + (requiresFullScreen ? "-full-screen" : "")
  }

  @MainActor
  private func play(_ run: ConformanceRun, path: String, by rulebook: Rulebook) throws {
    let simulator = Simulator(options, rulebook: rulebook)
    Simulator.current = simulator
    let recorder = try Recorder(path: path)
    let session = ConformanceSession(run, recorder)
    for page in session.app.declarations { declare(page, to: simulator) }
    simulator.application.delegate = session.applicationDelegate
    session.start(in: simulator.connectScene(), surroundings)
    simulator.begin()
    simulator.settle()
    session.end()
    for (step, act) in run.acts.enumerated() {
      session.begin(step)
      if case .turn(let orientation) = act, let held = DeviceOrientation(orientation) {
        simulator.turn(to: held)
      }
      simulator.settle()
      session.end()
      if simulator.exception != nil { break }
    }
    session.finish()
  }

  /// States what the look-alike finds out too late: it asks pages only when they decide.
  @MainActor
  private func declare(_ declaration: KitApp.Declaration, to simulator: Simulator) {
    simulator.declare(declaration.page, name: declaration.name) { id in
      var facts: [ControllerFact] = []
      if let mask = declaration.mask {
        facts.append(.supported(controller: id, mask: InterfaceOrientationMask(mask)))
      }
      if declaration.forwards {
        facts.append(.forwarding(controller: id, to: .top, hook: .override))
      }
      return facts
    }
  }

  private var options: Simulator.Options {
    var options = Simulator.Options()
    options.system = SystemVersion(UInt16(version))
    options.linkedSDK = SystemVersion(UInt16(sdk))
    options.device = isPad ? .pad : []
    options.windowing = isPad ? .fullScreen : nil
    options.lifecycle = .scene
    options.infoPlist = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    options.requiresFullScreen = requiresFullScreen
    return options
  }

  private var surroundings: Recorder.Surroundings {
    let words = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    return Recorder.Surroundings(
      infoDictionary: [
        "UISupportedInterfaceOrientations": words.map { "UIInterfaceOrientation\($0)" },
        "UIApplicationSceneManifest": [String: Any](), "DTSDKName": "iphonesimulator\(sdk).0",
        "UIRequiresFullScreen": requiresFullScreen,
      ], deviceIdentifier: isPad ? "iPad13,18" : "iPhone14,5")
  }

  private var sdk: Int { max(version, 26) }
}

extension DeviceOrientation {
  fileprivate init?(_ orientation: UIDeviceOrientation) {
    self.init(rawValue: UInt8(orientation.rawValue))
  }
}

extension InterfaceOrientationMask {
  fileprivate init(_ mask: UIInterfaceOrientationMask) {
    self.init(rawValue: UInt8(mask.rawValue))
  }
}
