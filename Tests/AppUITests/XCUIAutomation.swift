import SwivelModel
import SwivelRecorder
import SwivelTesting

// What the guide's UI test uses of Apple's XCUIAutomation, which exists only in Xcode. The
// signatures are Apple's; the app that is launched records what a test describes.

/// How a device is held.
enum UIDeviceOrientation: Int {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The simulated device.
@MainActor class XCUIDevice {
  class var shared: XCUIDevice { device }
  private static let device = XCUIDevice()

  var orientation = UIDeviceOrientation.portrait {
    didSet { XCUIApplication.running?.rotate(orientation) }
  }
}

/// A part of the app's interface; the app here has none.
@MainActor class XCUIElement {
  func waitForExistence(timeout: Double) -> Bool { false }
}

/// Finds parts of the app's interface.
@MainActor class XCUIElementQuery {
  subscript(key: String) -> XCUIElement { XCUIElement() }
}

/// The app that is tested.
@MainActor class XCUIApplication {
  fileprivate static var running: XCUIApplication?

  let buttons = XCUIElementQuery()
  var launchArguments: [String] = []
  var launchEnvironment: [String: String] = [:]
  private var recorder: Recorder?
  private var app: RecordedApp?

  func launch() {
    guard let directory = launchEnvironment[Recorder.traceDirectoryVariable] else { return }
    recorder = try? Recorder.launching(in: directory, named: "app", TraceHeader())
    app = recorder.map { RecordedApp($0) }
    if let app { app.open(app.page("PlayerPage", allowing: .allButUpsideDown)) }
    Self.running = self
  }

  func terminate() {
    try? recorder?.finish()
    (app, recorder, Self.running) = (nil, nil, nil)
  }

  fileprivate func rotate(_ orientation: UIDeviceOrientation) {
    guard let held = DeviceOrientation(rawValue: UInt8(orientation.rawValue)) else { return }
    app?.rotate(held)
    if let seen = held.interface { app?.observe(seen) }
  }
}
