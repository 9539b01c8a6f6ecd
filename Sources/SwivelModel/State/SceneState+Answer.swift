extension SceneState {
  package mutating func apply(_ fact: AnswerFact) {
    switch fact {
    case .mask(let controller, let mask):
      controllers.answer(by: controller) { $0.answeredMask = mask }
    case .shouldAutorotate(let controller, let value):
      controllers.answer(by: controller) { $0.answeredAutorotate = value }
    case .preferred(let controller, let orientation):
      controllers.answer(by: controller) { $0.answeredPreferred = orientation }
    case .appMask(let window, let mask):
      if let window = window ?? windows.main {
        windows[window].answeredAppMask = .init(mask, app.delegateGeneration)
      }
    case .sceneMask(let scene, let mask): app.answerSceneMask(mask, of: scene)
    case .shouldAutorotateTo(let controller, let orientation, let value):
      answer(value, for: orientation, by: controller)
    }
  }

  /// One answer concerns one orientation; the others count as allowed until asked.
  private mutating func answer(
    _ value: Bool, for orientation: InterfaceOrientation, by controller: ControllerID
  ) {
    var mask = controllers[controller].answeredMask ?? .all
    if value {
      mask.insert(InterfaceOrientationMask(orientation))
    } else {
      mask.remove(InterfaceOrientationMask(orientation))
    }
    controllers.answer(by: controller) { $0.answeredMask = mask }
  }
}
