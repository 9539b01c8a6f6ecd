/// Who owns the app's windows.
public enum AppLifecycle: UInt8, CaseIterable, Sendable {
  /// The application delegate.
  case app = 0
  /// Scene delegates.
  case scene = 1
}
