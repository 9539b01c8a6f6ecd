import SwivelModel
import SwivelReplay

extension Counterfactual {
  // The requests of a `willShow` follow it closely.
  private static let tamedLimit = 32

  /// Whether an event of the run is no longer possible, which is counted.
  func isContradicted(_ event: Event) -> Bool {
    // Only requests are contradicted before anything differs.
    guard hasChanged || event.record.family == .request else { return false }
    switch event.kind {
    case .request:
      guard isForced(event) else { return false }
      (leftOut.requests, hasChanged) = (leftOut.requests + 1, true)
    case .observation(let fact):
      guard hasChanged, !isNeeded(fact) else { return false }
      leftOut.observations += 1
    case .outcome:
      guard hasChanged else { return false }
      leftOut.observations += 1
    case .answer(let fact):
      guard hasChanged, isDerived(fact) else { return false }
      leftOut.answers += 1
    default: return false
    }
    return true
  }

  /// Whether an observation is the only source of an orientation, or was caused by the app.
  private func isNeeded(_ fact: ObservationFact) -> Bool {
    let situation = replayer.situation
    switch fact {
    case .interfaceOrientation(let window, _): return situation.interface[window] == .all
    case .sceneOrientation(let scene, _):
      let windows = situation.facts.windows.existing.filter {
        situation.facts.windows[$0].scene == scene
      }
      return windows.allSatisfy { situation.interface[$0] == .all }
    case .statusBarOrientation: return situation.interface.statusBar == .all
    case .viewTransform, .appeared: return true
    case .interfaceLocked, .windowBounds, .willTransition: return false
    }
  }

  /// Whether an answer follows from declarations that may have changed: its own, if they are set,
  /// or those of the controllers to which it forwards.
  private func isDerived(_ fact: AnswerFact) -> Bool {
    switch fact {
    case .maskAnswered(let controller, _):
      isDerived(controller, [.supported, .delegateMask, .shouldAutorotateTo])
    case .shouldAutorotateAnswered(let controller, _): isDerived(controller, [.shouldAutorotate])
    case .preferredAnswered(let controller, _): isDerived(controller, [.preferred])
    case .shouldAutorotateToAnswered(let controller, _, _):
      isDerived(controller, [.shouldAutorotateTo, .supported])
    case .appMaskAnswered:
      plan.sets(.appMask) || replayer.situation.facts.app.delegate == .byVisible
    case .sceneMaskAnswered: plan.sets(.sceneMask)
    case .lockAnswered(let controller, _): isDerived(controller, [.prefersLock])
    }
  }

  private func isDerived(_ controller: ControllerID, _ kinds: [EventCode]) -> Bool {
    let state = replayer.situation.facts.controllers[controller]
    guard state.forwarding == .none else { return true }
    return (kinds + [.forwarding]).contains {
      plan.sets($0, of: controller, named: state.name)
    }
  }

  /// Records a page that is shown by a stack that is set to force nothing.
  func remember(_ sequence: UInt64, of stack: ControllerID) {
    let name = replayer.situation.facts.controllers[stack].name
    guard plan.sets(.willShowPolicy, of: stack, named: name) else { return }
    tamedEvents.append(sequence)
    if tamedEvents.count > Self.tamedLimit { tamedEvents.removeFirst() }
  }

  /// Whether an event was requested by the `willShow` of a stack that no longer forces anything.
  private func isForced(_ event: Event) -> Bool {
    guard !tamedEvents.isEmpty, let distance = event.record.causeDistance,
      UInt64(distance) <= event.sequence
    else { return false }
    return tamedEvents.contains(event.sequence - UInt64(distance))
  }
}
