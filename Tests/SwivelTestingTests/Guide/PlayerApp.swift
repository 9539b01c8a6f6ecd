import SwivelModel
import SwivelRecorder

/// The app of the guide: a page that allows everything but upside down.
struct PlayerApp {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func openPlayer() { recorder.open("PlayerPage", allowing: .allButUpsideDown) }

  func rotate(_ orientation: DeviceOrientation) {
    recorder.rotate(orientation)
    if let seen = orientation.interface { recorder.see(seen) }
  }
}

/// What the guide launches in place of `XCUIApplication`: an app that records where it is told to.
final class LaunchedApp {
  var launchEnvironment: [String: String] = [:]
  private var recorder: Recorder?

  func launch() throws {
    let directory = launchEnvironment[Recorder.traceDirectoryVariable] ?? ""
    recorder = try Recorder.launching(in: directory, named: "app", TraceHeader())
    recorder.map { PlayerApp($0).openPlayer() }
  }

  func turn(_ orientation: DeviceOrientation) {
    recorder.map { PlayerApp($0).rotate(orientation) }
  }

  func terminate() {
    try? recorder?.finish()
    recorder = nil
  }
}
