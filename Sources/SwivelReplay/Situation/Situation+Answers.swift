package import SwivelModel

extension Situation {
  /// The mask that a respondent gives.
  package func mask(of respondent: Respondent) -> InterfaceOrientationMask {
    switch respondent {
    case .own(let id): ownMask(of: id)
    case .delegate(let id): facts.controllers[id].delegateMask ?? ownMask(of: id)
    case .custom(let id): facts.controllers[id].customMask ?? .portrait
    case .endless: []
    }
  }

  /// What a controller's own getter returns: what it was seen to answer, else declares, else
  /// inherits.
  @inline(__always)
  package func ownMask(of id: ControllerID) -> InterfaceOrientationMask {
    let state = facts.controllers[id]
    return state.answeredMask ?? state.supported ?? facts.session.device.defaultMask
  }

  /// What UIKit makes of a controller's answers to the question of iOS 5, if it overrides no other
  /// (6+).
  @inline(__always)
  func synthesizedMask(of id: ControllerID) -> InterfaceOrientationMask? {
    let state = facts.controllers[id]
    return state.supported == nil && state.answeredMask == nil ? state.shouldAutorotateTo : nil
  }

  /// The mask in which a page wants to be shown; `nil` if it expresses none.
  package func pageMask(of id: ControllerID) -> InterfaceOrientationMask? {
    let state = facts.controllers[id]
    return state.supported ?? state.customMask ?? state.shouldAutorotateTo
  }

  /// Whether UIKit asks controllers for shouldAutorotate.
  package var asksAutorotate: Bool { ShouldAutorotate.rule.versions.contains(system) }

  /// Whether UIKit used to ask controllers for shouldAutorotate and no longer does.
  package var hasDroppedAutorotate: Bool {
    ShouldAutorotate.rule.versions.last.map { system.major > $0 } ?? false
  }

  /// Whether UIKit asks at a push, in releases where a rule says that nothing rotates before it.
  ///
  /// Source: blog articles that logged the questions (bc6132096926; zxfcumtcs, 2016).
  package var asksAtPush: Bool { !PushStays.rule.versions.contains(system) }

  /// Whether a controller lets the interface turn (6–15).
  func shouldAutorotate(_ id: ControllerID, at trigger: Trigger) -> Bool {
    guard case .own(let end) = respondent(to: .shouldAutorotate, from: id, at: trigger) else {
      return true
    }
    return autorotates(end) ?? true
  }

  /// The orientation that a controller prefers; `nil` if nobody overrides the getter.
  func preferred(_ id: ControllerID, at trigger: Trigger) -> PreferredOrientation? {
    guard case .own(let end) = respondent(to: .preferred, from: id, at: trigger) else { return nil }
    return facts.controllers[end].answeredPreferred ?? facts.controllers[end].preferred
  }

  /// Whether a page prefers the orientation to be locked, or the child that it names for that
  /// (26+).
  func prefersLock(_ id: ControllerID) -> Bool {
    facts.controllers[lockHolder(of: id)].prefersLock
  }

  /// The controller that says for a page whether it prefers the orientation to be locked (26+).
  package func lockHolder(of id: ControllerID) -> ControllerID {
    var current = id
    for _ in 0..<SceneState.maximumDepth {
      guard let child = facts.controllers[current].lockChild,
        facts.controllers[child].parent == current
      else { break }
      current = child
    }
    return current
  }

  // No real app asks as many; a hostile log could have all of them asked at every event.
  package static let maximumQuestions = 1_024
  // Nested containers recurse, and no real app nests as deep.
  package static let maximumQuestionDepth = 64

  /// The orientations that a controller and all its children accept (iOS 5).
  func agreedMask(of id: ControllerID) -> InterfaceOrientationMask {
    var questionsLeft = Self.maximumQuestions
    return agreedMask(of: id, &questionsLeft, depth: 0)
  }

  private func agreedMask(
    of id: ControllerID, _ questionsLeft: inout Int, depth: Int
  ) -> InterfaceOrientationMask {
    questionsLeft -= 1
    let state = facts.controllers[id]
    guard state.kind.isUIKitContainer, depth < Self.maximumQuestionDepth else {
      return ownTurnMask(of: id)
    }
    var mask = state.shouldAutorotateTo ?? .all
    forEachChild(of: id) { child in
      guard questionsLeft > 0, !mask.isEmpty else { return }
      mask.formIntersection(agreedMask(of: child, &questionsLeft, depth: depth + 1))
    }
    return mask
  }

  /// The orientations to which a controller itself says yes; portrait if it does not override (iOS
  /// 5).
  func ownTurnMask(of id: ControllerID) -> InterfaceOrientationMask {
    let state = facts.controllers[id]
    return state.answeredMask ?? state.shouldAutorotateTo ?? .portrait
  }
}
