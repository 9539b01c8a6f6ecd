package import SwivelModel
package import SwivelReplay

/// The windows of an app and the controllers in them at one moment.
package struct RunTree: Hashable, Sendable {
  /// A window or a controller.
  package struct Node: Hashable, Sendable {
    /// The number of nodes above it.
    package let depth: Int
    /// What it is to the node above it.
    package let role: Role
    /// Its type name, if it is a controller with a recorded one.
    package let name: NameID?
    /// The mask that it answered or declares; `nil` if it does neither.
    package let mask: InterfaceOrientationMask?
  }

  /// What a node is to the one above it.
  package enum Role: Hashable, Sendable {
    /// A window.
    case window(WindowID, isKey: Bool, isHidden: Bool)
    /// The root of a window.
    case root(ControllerID)
    /// A view added to a window.
    case view(ControllerID)
    /// A child of a container.
    case child(ControllerID)
    /// The child that a container shows.
    case shown(ControllerID)
    /// A page of a stack, by its place from 1, and how many there are.
    case stacked(ControllerID, place: Int, count: Int)
    /// A page presented in the window.
    case presented(ControllerID, PresentationStyle?)
  }

  /// The nodes, each before those below it.
  package private(set) var nodes: [Node] = []
  /// Whether nodes were left out because there are too many.
  package private(set) var isCut = false

  // No app has as many; a hostile log has.
  private static let maximumCount = 400
}

extension RunTree {
  /// Makes the tree of a situation.
  package init(_ situation: Situation) {
    for window in situation.facts.windows.existing { add(window, situation) }
  }

  private mutating func add(_ id: WindowID, _ situation: Situation) {
    let (windows, window) = (situation.facts.windows, situation.facts.windows[id])
    let role = Role.window(id, isKey: windows.key == id, isHidden: window.isHidden)
    guard append(Node(depth: 0, role: role, name: nil, mask: nil)) else { return }
    if let root = window.root { add(root, .root(root), 1, situation) }
    for view in [window.firstView, window.lastView == window.firstView ? nil : window.lastView] {
      if let view, view != window.root { add(view, .view(view), 1, situation) }
    }
    for page in situation.presented(in: window) {
      add(page, .presented(page, situation.facts.controllers[page].style), 1, situation)
    }
  }

  private mutating func add(
    _ id: ControllerID, _ role: Role, _ depth: Int, _ situation: Situation
  ) {
    let state = situation.facts.controllers[id]
    let mask = state.answeredMask ?? situation.pageMask(of: id)
    guard depth < SceneState.maximumDepth,
      append(Node(depth: depth, role: role, name: state.name, mask: mask))
    else { return isCut = true }
    addChildren(of: id, depth + 1, situation)
  }

  private mutating func addChildren(
    of id: ControllerID, _ depth: Int, _ situation: Situation
  ) {
    var children: [ControllerID] = []
    situation.forEachChild(of: id) { children.append($0) }
    let isStack = situation.facts.controllers[id].kind == .navigation
    let shown = situation.shownChild(of: id)
    for (index, child) in children.enumerated() where !isCut {
      let place = Role.stacked(child, place: index + 1, count: children.count)
      add(child, isStack ? place : child == shown ? .shown(child) : .child(child), depth, situation)
    }
  }

  private mutating func append(_ node: Node) -> Bool {
    guard nodes.count < Self.maximumCount else { return false }
    nodes.append(node)
    return true
  }
}
