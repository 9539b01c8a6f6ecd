extension SceneState {
  package mutating func apply(_ fact: HierarchyFact) {
    switch fact {
    case .childAdded(let parent, let child): controllers.link(child, under: parent)
    case .childRemoved(let parent, let child):
      if controllers[child].parent == parent { controllers.unlink(child) }
    case .childSelected(let parent, let child):
      controllers.link(child, under: parent)
      guard controllers[child].parent == parent else { return }
      controllers.change { slots in
        slots[parent].selected = child
        slots[parent].front = child
        slots.forgetAnswers(from: parent)
      }
    }
  }
}
