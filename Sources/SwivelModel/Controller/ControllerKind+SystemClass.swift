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

  private static let playerClasses = [
    "AVFullScreenViewController",
    "MPMoviePlayerViewController",
    "MPInlineVideoFullscreenViewController",
  ]
}
