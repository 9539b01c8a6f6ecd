import SwivelModel
import SwivelRecorder
import SwivelTesting
import XCTest

nonisolated final class PlayerUITests: SwivelTestCase {
  override var retention: Retention { .retainAlways }

  @MainActor func testPlayerIsSeenInLandscape() throws {
    let directory = try swivelTraceDirectory()
    let app = XCUIApplication()
    app.launchEnvironment[Recorder.traceDirectoryVariable] = directory
    app.launch()
    XCUIDevice.shared.orientation = .landscapeLeft
    // Something that is shown in landscape only.
    _ = app.buttons["Exit Full Screen"].waitForExistence(timeout: 5)
    app.terminate()

    let trace = try Trace(contentsOf: "\(directory)/app.swivel")
    try trace.expect { Rotates(to: .landscapeRight) }
  }
}
