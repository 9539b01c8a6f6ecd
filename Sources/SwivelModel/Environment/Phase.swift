/// A stage in the life of the app or of its device.
public enum Phase: UInt8, CaseIterable, Sendable {
  /// The app's code begins to run.
  case launched = 0
  /// The app is in front and receives touches.
  case active = 1
  /// The app is in front and receives no touches.
  case inactive = 2
  /// The app left the screen.
  case background = 3
  /// The app is about to come back.
  case foreground = 4
  /// The screen went off.
  case sleep = 5
  /// The screen came back on.
  case wake = 6
  /// The app is about to end.
  case terminated = 7
}
