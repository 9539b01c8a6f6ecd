/// A stage in the lifecycle of the app or its device.
public enum Phase: UInt8, CaseIterable, Sendable {
  /// The app's code starts to run.
  case launched = 0
  /// The app is in the foreground and receives touches.
  case active = 1
  /// The app is in the foreground and receives no touches.
  case inactive = 2
  /// The app entered the background.
  case background = 3
  /// The app is about to enter the foreground.
  case foreground = 4
  /// The screen was switched off.
  case sleep = 5
  /// The screen came back on.
  case wake = 6
  /// The app is about to end.
  case terminated = 7
}
