import Foundation
import SwivelModel
import SwivelRecorder

@testable import SwivelTesting

/// Runs that tests assert on.
enum Runs {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A recording among the traces of the project.
  static func recorded(_ name: String) throws -> Trace {
    try Trace(contentsOf: root.appendingPathComponent("traces/\(name)").path)
  }

  /// A file of the project.
  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// A page that is rotated when the user comes back to it.
  static func turned() throws -> Trace { try recorded("previous-page.swivel") }

  /// The same of an app that does it right.
  static func cured() throws -> Trace { try recorded("previous-page-cured.swivel") }

  /// A container that answers for its page.
  static func container() throws -> Trace { try recorded("container.ndjson") }
}

extension Recorder {
  /// An app with one page, in portrait, which allows what it is set to.
  func open(_ name: String, allowing mask: InterfaceOrientationMask) {
    record(.session(.systemVersion(version: SystemVersion(16, 0))))
    for orientation in InterfaceOrientationMask.allButUpsideDown.orientations {
      record(.app(.plistOrientation(orientation: orientation)))
    }
    let page = ControllerID(rawValue: 1)
    record(
      .controller(.controller(controller: page, type: .plain, name: .given)), name: name
    )
    record(.controller(.supported(controller: page, mask: mask)))
    let window = WindowID(rawValue: 0)
    record(
      .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)))
    record(.window(.rootChanged(window: window, controller: page)))
    see(.portrait)
  }

  func rotate(_ orientation: DeviceOrientation) {
    record(.device(.deviceOrientation(orientation: orientation)))
  }

  func see(_ orientation: InterfaceOrientation) {
    record(
      .observation(
        .interfaceOrientation(window: WindowID(rawValue: 0), orientation: orientation)))
  }
}
