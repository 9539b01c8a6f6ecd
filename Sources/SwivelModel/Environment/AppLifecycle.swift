/// Who owns the app's windows.
public enum AppLifecycle: UInt8, CaseIterable, Sendable {
  /// The application delegate.
  case app = 0
  /// Scene delegates.
  case scene = 1
}

/// What kind of process the interface runs in.
public enum ProcessKind: UInt8, CaseIterable, Sendable {
  /// An app of its own.
  case app = 0
  /// An extension inside another app's interface.
  case `extension` = 1
}

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

/// How the system shows the app's scene.
public enum Windowing: UInt8, CaseIterable, Sendable {
  /// The scene has the whole screen.
  case fullScreen = 0
  /// The scene is a resizable window: Stage Manager, Windowed Apps.
  case windowed = 1
  /// The scene shares the screen: Split View, Slide Over.
  case splitView = 2
  /// An iPhone's scene is mirrored on a Mac.
  case mirrored = 3
}

/// A display of a foldable iPhone.
public enum Display: UInt8, CaseIterable, Sendable {
  /// The one that is used while the device is folded.
  case outer = 0
  /// The one that is used while the device is unfolded.
  case inner = 1
}

/// The longer side of a window's bounds.
public enum BoundsShape: UInt8, CaseIterable, Sendable {
  /// Taller than wide.
  case portrait = 0
  /// Wider than tall.
  case landscape = 1
}
