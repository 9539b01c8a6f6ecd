import SwivelModel
import SwivelRecorder
import SwivelTesting

/// What the guide launches in place of `XCUIApplication`: an app that records where it is told to.
final class LaunchedApp {
  var launchEnvironment: [String: String] = [:]
  private var recorder: Recorder?
  private var app: RecordedApp?

  func launch() throws {
    let directory = launchEnvironment[Recorder.traceDirectoryVariable] ?? ""
    recorder = try Recorder.launching(in: directory, named: "app", TraceHeader())
    app = recorder.map { RecordedApp.open("PlayerPage", allowing: .allButUpsideDown, $0) }
  }

  func rotate(_ orientation: DeviceOrientation) {
    app?.rotate(orientation)
    if let seen = orientation.interface { app?.observe(seen) }
  }

  func terminate() {
    try? recorder?.finish()
    (app, recorder) = (nil, nil)
  }
}
