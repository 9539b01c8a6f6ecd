/// How an iPad shows the app's scene.
public enum Windowing: UInt8, CaseIterable, Sendable {
  /// The scene has the whole screen.
  case fullScreen = 0
  /// The scene is a resizable window: Stage Manager, Windowed Apps.
  case windowed = 1
  /// The scene shares the screen: Split View, Slide Over.
  case splitView = 2
}
