/// What Appium's driver asks for, and what of its answers is about it.
struct DriverCalls: Sendable {
  // What the drivers of UI tests call orientations.
  private static let orientations = [
    "PORTRAIT", "LANDSCAPE", "UIA_DEVICE_ORIENTATION_LANDSCAPERIGHT",
    "UIA_DEVICE_ORIENTATION_PORTRAIT_UPSIDEDOWN", "a rotation of 0", "a rotation of 90",
    "a rotation of 180", "a rotation of 270",
  ]

  // The session in which an orientation is read.
  private var session: String?

  /// Whether a word is that of an orientation or a rotation.
  static func isKnown(_ orientation: String) -> Bool { orientations.contains(orientation) }

  /// Takes a request for the orientation.
  mutating func willRead(in session: String) { self.session = session }

  /// Whether an answer is the one to it: those of other sessions, or to other requests, come
  /// between.
  mutating func isAnswer(_ orientation: String, in session: String) -> Bool {
    guard let expected = self.session, session.isEmpty || session == expected,
      Self.isKnown(orientation)
    else { return false }
    self.session = nil
    return true
  }
}
