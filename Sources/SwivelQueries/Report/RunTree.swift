package import SwivelModel
package import SwivelReplay

/// The windows of an app and the controllers in them at one moment.
package struct RunTree: Hashable, Sendable {
  /// A window or a controller.
  package struct Node: Hashable, Sendable {
    /// The number of nodes above it.
    package let depth: UInt8
    package let role: Role
    package let label: RunLabel
    /// The mask that it answered or declares; `nil` if it does neither.
    package let mask: InterfaceOrientationMask?
    package let badges: Badges
  }

  /// What a node is to the one above it.
  package enum Role: Hashable, Sendable {
    case window(isKey: Bool, isHidden: Bool)
    case root
    /// A view added to a window.
    case view
    case child
    /// The child that a container shows.
    case shown
    /// A page of a stack, by its place from 1, and how many there are.
    case stacked(place: UInt16, count: UInt16)
    case presented(PresentationStyle?)
  }

  /// The nodes, each before those below it.
  package private(set) var nodes: [Node] = []
  /// The handles of their windows and controllers, which do not count when trees are compared.
  package private(set) var handles: [UInt16] = []
  /// Whether nodes were left out because there are too many.
  package private(set) var isCut = false

  // No app has as many; a hostile log has.
  private static let maximumCount = 400
}

extension RunTree {
  package static func == (left: Self, right: Self) -> Bool {
    left.nodes == right.nodes && left.isCut == right.isCut
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(nodes)
    hasher.combine(isCut)
  }

  package init(_ situation: Situation, _ explanations: [Explanation]) {
    nodes.reserveCapacity(16)
    for window in situation.facts.windows.existing { add(window, situation, explanations) }
  }

  private mutating func add(
    _ id: WindowID, _ situation: Situation, _ explanations: [Explanation]
  ) {
    let (windows, window) = (situation.facts.windows, situation.facts.windows[id])
    let role = Role.window(isKey: windows.key == id, isHidden: window.isHidden)
    let label = RunLabel(id, situation.facts)
    let node = Node(depth: 0, role: role, label: label, mask: nil, badges: [])
    guard append(node, UInt16(id.rawValue)) else { return }
    if let root = window.root { add(root, .root, 1, situation, explanations) }
    for view in [window.firstView, window.lastView == window.firstView ? nil : window.lastView] {
      if let view, view != window.root { add(view, .view, 1, situation, explanations) }
    }
    for page in situation.presented(in: window) {
      let style = situation.facts.controllers[page].style
      add(page, .presented(style), 1, situation, explanations)
    }
  }

  private mutating func add(
    _ id: ControllerID, _ role: Role, _ depth: Int, _ situation: Situation,
    _ explanations: [Explanation]
  ) {
    let mask = situation.facts.controllers[id].answeredMask ?? situation.pageMask(of: id)
    let node = Node(
      depth: UInt8(clamping: depth), role: role, label: RunLabel(id, situation.facts), mask: mask,
      badges: Badges(id, explanations))
    guard depth < SceneState.maximumDepth, append(node, id.rawValue) else { return isCut = true }
    addChildren(of: id, depth + 1, situation, explanations)
  }

  private mutating func addChildren(
    of id: ControllerID, _ depth: Int, _ situation: Situation, _ explanations: [Explanation]
  ) {
    var children: [ControllerID] = []
    situation.forEachChild(of: id) { children.append($0) }
    let isStack = situation.facts.controllers[id].kind == .navigation
    let shown = situation.shownChild(of: id)
    for (index, child) in children.enumerated() where !isCut {
      let place = Role.stacked(
        place: UInt16(clamping: index + 1), count: UInt16(clamping: children.count))
      let role = isStack ? place : child == shown ? .shown : .child
      add(child, role, depth, situation, explanations)
    }
  }

  private mutating func append(_ node: Node, _ handle: UInt16) -> Bool {
    guard nodes.count < Self.maximumCount else { return false }
    nodes.append(node)
    handles.append(handle)
    return true
  }
}
