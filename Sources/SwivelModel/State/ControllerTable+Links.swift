extension ControllerTable {
  /// Makes a controller the last child of another; a child of it already stays where it is.
  mutating func link(_ child: ControllerID, under parent: ControllerID) {
    guard self[child].parent != parent, !isAncestor(child, of: parent) else { return }
    grow(toHold: child)
    grow(toHold: parent)
    change { slots in
      if slots[child].parent != nil { slots.unlink(child) }
      slots.append(child, to: parent)
    }
  }

  /// Removes a controller from its parent.
  mutating func unlink(_ child: ControllerID) {
    guard self[child].parent != nil else { return }
    change { $0.unlink(child) }
  }

  /// Changes a declaration of a controller, so that its answers may be different now.
  mutating func declare(by id: ControllerID, _ declare: (inout ControllerState) -> Void) {
    grow(toHold: id)
    change { slots in
      declare(&slots[id])
      slots.forgetAnswers(from: id)
    }
  }

  /// Drops the answers of a controller and its ancestors, because they may be different now.
  mutating func forgetAnswers(from controller: ControllerID) {
    grow(toHold: controller)
    if mayHoldAnswers { change { $0.forgetAnswers(from: controller) } }
  }

  /// Drops what a page is presented over, or was, has answered: a container may return the mask of
  /// what is visible, and a page without children its own.
  mutating func forgetAnswers(below page: ControllerID) {
    guard let presenter = self[page].presenter else { return }
    let state = self[presenter]
    if state.kind.isContainer || state.firstChild != nil {
      forgetAnswers(from: presenter)
    } else if let below = state.presenter {
      forgetAnswers(from: below)
    }
  }

  /// The controller at the top of a hierarchy of children.
  @usableFromInline
  package func outermost(of controller: ControllerID) -> ControllerID {
    var current = controller
    for _ in 0..<SceneState.maximumDepth {
      guard let parent = self[current].parent else { break }
      current = parent
    }
    return current
  }

  /// Converts presenters to those of version 3 of the archive; before, they were the ones recorded.
  mutating func settlePresenters() {
    for handle in slots.indices {
      guard let presenter = slots[handle].presenter else { continue }
      slots[handle].presenter = outermost(of: presenter)
    }
  }

  /// Whether a controller is another one or its ancestor; a hierarchy that is too deep counts as
  /// yes.
  private func isAncestor(_ candidate: ControllerID, of controller: ControllerID) -> Bool {
    // Nearly every controller is added before it has children.
    guard candidate == controller || self[candidate].firstChild != nil else { return false }
    var next: ControllerID? = controller
    for _ in 0..<SceneState.maximumDepth {
      guard let current = next else { return false }
      if current == candidate { return true }
      next = self[current].parent
    }
    return true
  }
}

extension ControllerSlots {
  /// Makes a controller without a parent the last child of another.
  func append(_ child: ControllerID, to parent: ControllerID) {
    self[child].parent = parent
    if let last = self[parent].lastChild {
      self[last].nextSibling = child
      self[child].previousSibling = last
    } else {
      self[parent].firstChild = child
    }
    self[parent].lastChild = child
    self[parent].front = child
    forgetAnswers(from: parent)
  }

  /// Removes a controller from its parent, whose answers may be different now.
  func unlink(_ child: ControllerID) {
    guard let parent = self[child].parent else { return }
    detach(child, from: parent)
    forgetAnswers(from: parent)
  }

  /// Removes a controller from its parent.
  func detach(_ child: ControllerID, from parent: ControllerID) {
    let (previous, next) = (self[child].previousSibling, self[child].nextSibling)
    if let previous { self[previous].nextSibling = next }
    if let next { self[next].previousSibling = previous }
    self[parent].lose(child, between: previous, next)
    self[child].parent = nil
    self[child].previousSibling = nil
    self[child].nextSibling = nil
  }

  /// Drops the answers of a controller and its ancestors, because they may be different now.
  func forgetAnswers(from controller: ControllerID) {
    if mayHoldAnswers { walkForgetting(from: controller) }
  }

  private func walkForgetting(from controller: ControllerID) {
    var next: ControllerID? = controller
    for _ in 0..<SceneState.maximumDepth {
      // Stored bytes may name an unknown presenter.
      guard let current = next, holds(current) else { return }
      self[current].forgetAnswers()
      next = self[current].parent ?? self[current].presenter
    }
  }
}

extension ControllerState {
  fileprivate mutating func lose(
    _ child: ControllerID, between previous: ControllerID?, _ next: ControllerID?
  ) {
    if firstChild == child { firstChild = next }
    if lastChild == child { lastChild = previous }
    if selected == child { selected = nil }
    if front == child { front = nil }
    if poppingTo == child { poppingTo = nil }
  }

  fileprivate mutating func forgetAnswers() {
    answeredMask = nil
    answeredAutorotate = nil
    answeredPreferred = nil
  }

  /// Whether an answer of the controller is known.
  var holdsAnswer: Bool {
    answeredMask != nil || answeredAutorotate != nil || answeredPreferred != nil
  }
}
