import SwivelModel

/// A view controller that appeared, with what the breadcrumb says of its surroundings.
struct BreadcrumbPage: Hashable, Sendable {
  /// The name of its type.
  let type: String
  /// Whether it is the root of its window.
  var isRoot = false
  /// Whether its window is the key window.
  var isInKeyWindow = false
  /// The level of its window, if it is in one.
  var level: Int32?
  /// The type of its parent.
  var parent: String?
  /// The type of the controller that presents it, if it is being presented.
  var presenter: String?
}

/// The windows, parents and presentations that pages of breadcrumbs imply.
///
/// A breadcrumb does not identify a window: two of the same level are taken as one.
struct BreadcrumbPages: Sendable {
  private var windows: [Int32: WindowID] = [:]
  private var roots: [WindowID: ControllerID] = [:]
  private var parents: [ControllerID: ControllerID] = [:]
  private var keyWindow: WindowID?

  /// Forgets everything: another run begins.
  mutating func reset() { self = Self() }

  /// Adds the events of a page; `false` if there is no room for its names.
  mutating func add(_ page: BreadcrumbPage, to composer: inout EventComposer) -> Bool {
    guard let controller = composer.controller(named: page.type) else { return false }
    addWindow(of: page, controller, &composer)
    if let parent = page.parent.flatMap({ composer.controller(named: $0) }),
      parent != controller, parents[controller] != parent
    {
      parents[controller] = parent
      composer.add(.hierarchy(.childAdded(parent: parent, child: controller)))
    }
    if let presenter = page.presenter.flatMap({ composer.controller(named: $0) }),
      presenter != controller
    {
      // The breadcrumb is left when the page has appeared.
      composer.add(
        .presentation(.presentBegan(on: presenter, controller: controller, animated: false)))
      composer.add(.presentation(.presentEnded(controller: controller)))
    }
    composer.add(.observation(.appeared(controller: controller)))
    return true
  }

  private mutating func addWindow(
    of page: BreadcrumbPage, _ controller: ControllerID, _ composer: inout EventComposer
  ) {
    guard let level = page.level, let window = window(at: level, &composer) else { return }
    if page.isInKeyWindow, keyWindow != window {
      keyWindow = window
      composer.add(.window(.windowKey(window: window)))
    }
    if page.isRoot, roots[window] != controller {
      roots[window] = controller
      composer.add(.window(.rootChanged(window: window, controller: controller)))
    }
  }

  private mutating func window(
    at level: Int32, _ composer: inout EventComposer
  ) -> WindowID? {
    if let known = windows[level] { return known }
    guard let number = UInt8(exactly: windows.count) else { return nil }
    let window = WindowID(rawValue: number)
    windows[level] = window
    let scene = SceneID(rawValue: 0)
    composer.add(
      .window(.windowAdded(window: window, scene: scene, level: level, hidden: false)))
    return window
  }
}
