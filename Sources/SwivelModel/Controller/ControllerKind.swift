/// The kind of view controller, as far as orientation is concerned.
public enum ControllerKind: UInt8, CaseIterable, Sendable {
  /// A controller of the app that contains no other.
  case plain = 0
  /// UINavigationController: a stack.
  case navigation = 1
  /// UITabBarController: one of several.
  case tab = 2
  /// UISplitViewController: two side by side.
  case split = 3
  /// UIPageViewController: pages in sequence.
  case page = 4
  /// A container of the app's own, which shows one child.
  case container = 5
  /// UIAlertController.
  case alert = 6
  /// A controller of a system framework: pickers, Safari, Game Center.
  case system = 7
  /// A system video player, which has its own window and mask.
  case videoPlayer = 8

  /// Whether the controller shows other controllers inside itself.
  public var isContainer: Bool {
    switch self {
    case .navigation, .tab, .split, .page, .container: true
    case .plain, .alert, .system, .videoPlayer: false
    }
  }

  /// Whether it is a UIKit container, which knows its children and whose delegate can answer.
  public var isUIKitContainer: Bool {
    switch self {
    case .navigation, .tab, .split, .page: true
    case .plain, .container, .alert, .system, .videoPlayer: false
    }
  }
}

extension ControllerKind {
  /// The kind of a system framework's controller, told by its class: a video player, or any other.
  ///
  /// | class | framework | shows |
  /// |---|---|---|
  /// | AVPlayerViewController… | AVKit (8+) | a player, and its full-screen helpers of the same
  /// prefix | | AVFullScreenViewController | AVKit (9+) | a player that went full screen out of a
  /// page | | MPMoviePlayerViewController | MediaPlayer (to 12) | a movie |
  /// | MPInlineVideoFullscreenViewController | MediaPlayer (to 9) | a movie of a web view |
  ///
  /// Only the first is a documented class; crash reports and view hierarchies name the others.
  public init(systemClass name: some StringProtocol) {
    let isPlayer =
      name.hasPrefix("AVPlayerViewController") || Self.playerClasses.contains { $0 == name }
    self = isPlayer ? .videoPlayer : .system
  }

  /// Whether a class of a system framework is a stack only by its superclass: UIKit asks it, and it
  /// answers for its own pages.
  package static func isSystemStack(_ name: some StringProtocol) -> Bool {
    systemStacks.contains { $0 == name }
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
    case _ where Self.isSystemStack(name): self = .system
    // A class without a module, with the prefix of UIKit or AVKit.
    case _ where ["UI", "_UI", "AV"].contains(where: name.hasPrefix):
      self = name.contains(".") ? .plain : .system
    default: self = .plain
    }
  }

  // Apple documents each as a UINavigationController.
  private static let systemStacks = [
    "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "EKEventEditViewController", "GKGameCenterViewController",
    "GKMatchmakerViewController", "ABPeoplePickerNavigationController",
  ]

  private static let playerClasses = [
    "AVFullScreenViewController",
    "MPMoviePlayerViewController",
    "MPInlineVideoFullscreenViewController",
  ]
}
