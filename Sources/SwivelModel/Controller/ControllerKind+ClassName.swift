extension ControllerKind {
  /// The kind of a system framework's controller, told by its class: a video player, or any other.
  ///
  /// | class | framework | shows |
  /// |---|---|---|
  /// | AVPlayerViewController… | AVKit (8+) | a player, and its full-screen helpers of the same prefix |
  /// | AVFullScreenViewController | AVKit (9+) | a player that went full screen out of a page |
  /// | MPMoviePlayerViewController | MediaPlayer (to 12) | a movie |
  /// | MPInlineVideoFullscreenViewController | MediaPlayer (to 9) | a movie of a web view |
  ///
  /// Only the first is a documented class; crash reports and view hierarchies name the others.
  public init(systemClass name: some StringProtocol) {
    let isPlayer =
      name.hasPrefix("AVPlayerViewController") || Self.playerClasses.contains { $0 == name }
    self = isPlayer ? .videoPlayer : .system
  }

  /// The kind of a controller whose class alone is known: one of UIKit's, or the app's.
  package init(className name: some StringProtocol) {
    switch name {
    case "UINavigationController": self = .navigation
    case "UITabBarController": self = .tab
    case "UISplitViewController": self = .split
    case "UIPageViewController": self = .page
    case "UIAlertController": self = .alert
    case _ where Self(systemClass: name) == .videoPlayer: self = .videoPlayer
    // A class without a module, with the prefix of UIKit or AVKit.
    case _ where ["UI", "_UI", "AV"].contains(where: name.hasPrefix):
      self = name.contains(".") ? .plain : .system
    default: self = .plain
    }
  }

  private static let playerClasses = [
    "AVFullScreenViewController",
    "MPMoviePlayerViewController",
    "MPInlineVideoFullscreenViewController",
  ]
}
