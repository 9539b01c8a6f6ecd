import Foundation
import SampleApps
import XCTest

// With default isolation to the main actor, a subclass of XCTestCase compiles only if it has none.
nonisolated final class ConformanceUITests: XCTestCase {
  @MainActor func testEveryRun() throws {
    continueAfterFailure = true
    let environment = ProcessInfo.processInfo.environment
    let folder = try XCTUnwrap(environment[ConformanceRun.folderVariable])
    let settling = environment[ConformanceRun.settlingVariable] ?? "4"
    let major = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
    // Names with spaces between them; all runs without it.
    let wanted = environment[ConformanceRun.variable].map { $0.split(separator: " ") }
    for run in ConformanceRun.all where run.isPossible(on: major) {
      if let wanted, !wanted.contains(Substring(run.name)) { continue }
      XCUIDevice.shared.orientation = .portrait
      let app = XCUIApplication()
      app.launchEnvironment = [
        ConformanceRun.folderVariable: folder, ConformanceRun.variable: run.name,
        ConformanceRun.settlingVariable: settling,
      ]
      app.launch()
      play(run, in: app)
      app.terminate()
    }
  }

  @MainActor private func play(_ run: ConformanceRun, in app: XCUIApplication) {
    for (step, act) in run.acts.enumerated() {
      guard let button = button(ConformanceRun.button(of: step), of: run, in: app) else { return }
      button.tap()
      if case .turn(let orientation) = act { XCUIDevice.shared.orientation = orientation }
    }
    _ = button(ConformanceRun.doneButton, of: run, in: app)
  }

  /// A page's button, which comes when the step before has settled.
  @MainActor private func button(
    _ name: String, of run: ConformanceRun, in app: XCUIApplication
  ) -> XCUIElement? {
    let button = app.buttons[name]
    if button.waitForExistence(timeout: 60) { return button }
    XCTFail("\(run.name): the button “\(name)” did not appear in 60 s; has the app crashed?")
    return nil
  }
}
