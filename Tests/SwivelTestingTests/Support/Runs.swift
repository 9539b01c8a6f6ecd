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

  /// A page of iOS 15.2 that is still in landscape after the user comes back to it.
  static func returned() throws -> Trace {
    try swivelTrace(named: "returned") { recorder in
      let app = RecordedApp(recorder, system: SystemVersion(15, 2))
      let list = app.page("ListPage", allowing: .portrait)
      let stack = app.container("ListNavigation", .navigation, of: list, forwarding: .top)
      app.open(stack)
      app.push(app.page("PlayerPage", allowing: .allButUpsideDown), on: stack)
      app.rotate(.landscapeLeft)
      app.observe(.landscapeRight)
      app.pop(stack)
      app.observe(.landscapeRight)
    }
  }

  /// A page that allows the current orientation, and is observed in another after it is presented.
  static func unexplained() throws -> Trace {
    try swivelTrace(named: "unexplained") { recorder in
      let app = RecordedApp(recorder)
      app.open(app.page("ListPage", allowing: .portrait))
      app.rotate(.landscapeLeft)
      app.present(app.page("PlayerPage", allowing: .allButUpsideDown), style: .fullScreen)
      app.observe(.landscapeRight)
    }
  }

  /// A container that answers for its page.
  static func container() throws -> Trace { try recorded("container.ndjson") }
}

extension RecordedApp {
  /// Opens an app with one page, which allows a mask.
  @discardableResult
  static func open(
    _ name: String, allowing mask: InterfaceOrientationMask, _ recorder: Recorder
  ) -> RecordedApp {
    let app = RecordedApp(recorder)
    app.open(app.page(name, allowing: mask))
    return app
  }
}
