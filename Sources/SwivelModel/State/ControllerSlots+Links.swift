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

  /// Removes a controller from its parent.
  func unlink(_ child: ControllerID) {
    guard let parent = self[child].parent else { return }
    let (previous, next) = (self[child].previousSibling, self[child].nextSibling)
    if let previous { self[previous].nextSibling = next }
    if let next { self[next].previousSibling = previous }
    self[parent].lose(child, between: previous, next)
    self[child].parent = nil
    self[child].previousSibling = nil
    self[child].nextSibling = nil
    forgetAnswers(from: parent)
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
