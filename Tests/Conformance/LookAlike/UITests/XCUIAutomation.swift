import UIKit

// What the UI test of the kit uses of Apple's XCUIAutomation, which exists only in Xcode. So it
// compiles on Linux, where nothing calls it. The signatures are Apple's.

/// The simulated device.
@MainActor class XCUIDevice {
  static let shared = XCUIDevice()
  var orientation = UIDeviceOrientation.portrait
}

/// A part of the app's interface.
@MainActor class XCUIElement {
  func waitForExistence(timeout: Double) -> Bool { false }
  func tap() {}
}

/// Finds parts of the app's interface.
@MainActor class XCUIElementQuery {
  subscript(key: String) -> XCUIElement { XCUIElement() }
}

/// The app that is tested.
@MainActor class XCUIApplication {
  let buttons = XCUIElementQuery()
  var launchEnvironment: [String: String] = [:]

  func launch() {}
  func terminate() {}
}
