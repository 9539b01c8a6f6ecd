extension SceneState {
  mutating func apply(_ fact: HierarchyFact) {
    switch fact {
    case .childAdded(let parent, let child): link(child, under: parent)
    case .childRemoved(let parent, let child):
      if controllers[child].parent == parent { unlink(child) }
    case .childSelected(let parent, let child):
      link(child, under: parent)
      guard controllers[child].parent == parent else { return }
      controllers[parent].selected = child
      controllers[parent].front = child
      forgetAnswers(from: parent)
    }
  }

  /// Makes a controller the last child of another; a child of it already stays where it is.
  mutating func link(_ child: ControllerID, under parent: ControllerID) {
    guard controllers[child].parent != parent, !isAncestor(child, of: parent) else { return }
    unlink(child)
    controllers[child].parent = parent
    if let last = controllers[parent].lastChild {
      controllers[last].nextSibling = child
      controllers[child].previousSibling = last
    } else {
      controllers[parent].firstChild = child
    }
    controllers[parent].lastChild = child
    controllers[parent].front = child
    forgetAnswers(from: parent)
  }

  /// Takes a controller out of its parent.
  mutating func unlink(_ child: ControllerID) {
    guard let parent = controllers[child].parent else { return }
    let (previous, next) = (controllers[child].previousSibling, controllers[child].nextSibling)
    if let previous { controllers[previous].nextSibling = next }
    if let next { controllers[next].previousSibling = previous }
    if controllers[parent].firstChild == child { controllers[parent].firstChild = next }
    if controllers[parent].lastChild == child { controllers[parent].lastChild = previous }
    if controllers[parent].selected == child { controllers[parent].selected = nil }
    if controllers[parent].front == child { controllers[parent].front = nil }
    if controllers[parent].poppingTo == child { controllers[parent].poppingTo = nil }
    controllers[child].parent = nil
    controllers[child].previousSibling = nil
    controllers[child].nextSibling = nil
    forgetAnswers(from: parent)
  }

  /// Whether a controller is another one or above it; a hierarchy too deep to follow counts as yes.
  private func isAncestor(_ candidate: ControllerID, of controller: ControllerID) -> Bool {
    var next: ControllerID? = controller
    for _ in 0..<Self.maximumDepth {
      guard let current = next else { return false }
      if current == candidate { return true }
      next = controllers[current].parent
    }
    return true
  }
}
