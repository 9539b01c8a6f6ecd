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
