package import SwivelModel
import SwivelRules

extension Names {
  /// What an event says, as a clause.
  package func clause(_ kind: Event.Kind) -> String {
    switch kind {
    case .session(.phase(let phase)): "the app: \(phase.word)"
    case .device(let fact): clause(fact)
    case .navigation(let fact): clause(fact)
    case .presentation(let fact): clause(fact)
    case .hierarchy(let fact): clause(fact)
    case .window(let fact): clause(fact)
    case .request(let fact): clause(fact)
    case .observation(let fact): clause(fact)
    case .outcome(let fact): clause(fact)
    case .remark(.note(let text)), .remark(.marker(let text)): name(text)
    case .session, .app, .controller, .answer, .unrecognized: schemaName(kind)
    }
  }

  private func clause(_ fact: DeviceFact) -> String {
    switch fact {
    case .turned(let to): "the device turned to \(to.word)"
    case .notified(let told): "the device was reported as \(told.word)"
    case .rotationLock(let on): "the user \(on ? "locked" : "unlocked") the rotation"
    case .read: "the app read the device's orientation"
    }
  }

  private func clause(_ fact: NavigationFact) -> String {
    switch fact {
    case .willShow(let stack, let page, _, let interactive):
      clause(ofShowing: page, on: stack, interactive: interactive)
    case .didShow(_, let page): "\(controller(page)) is shown"
    case .interactivePopMoved(_, let progress, _): "the swipe back is held at \(progress / 10) %"
    case .interactivePopEnded(_, let cancelled):
      "the swipe back \(cancelled ? "was cancelled" : "ended")"
    }
  }

  private func clause(
    ofShowing page: ControllerID, on stack: ControllerID, interactive: Bool
  ) -> String {
    guard situation.facts.controllers[stack].poppingTo == page else {
      return "\(controller(page)) is pushed"
    }
    return interactive
      ? "a swipe back to \(controller(page)) begins" : "going back to \(controller(page))"
  }

  private func clause(_ fact: PresentationFact) -> String {
    switch fact {
    case .presentBegan(_, let page, _): "\(controller(page)) is presented"
    case .presentEnded(let page): "\(controller(page)) has been presented"
    case .dismissBegan(let page, _, _): "\(controller(page)) is dismissed"
    case .dismissEnded(let page, let cancelled):
      "\(controller(page)) \(cancelled ? "stays" : "has been dismissed")"
    }
  }

  private func clause(_ fact: HierarchyFact) -> String {
    switch fact {
    case .childAdded(let parent, let child): "\(controller(child)) joins \(controller(parent))"
    case .childRemoved(let parent, let child): "\(controller(child)) leaves \(controller(parent))"
    case .childSelected(let parent, let child):
      "\(controller(child)) is selected in \(controller(parent))"
    }
  }

  private func clause(_ fact: WindowFact) -> String {
    switch fact {
    case .added(let id, _, _, _): "\(window(id)) appears"
    case .removed(let id): "window \(id.rawValue) goes"
    case .madeKey(let id): "\(window(id)) becomes key"
    case .hidden(let id, let hidden): "\(window(id)) is \(hidden ? "hidden" : "shown")"
    case .root(let id, let root): "\(window(id)) gets \(root.map(controller) ?? "no root")"
    case .viewAdded(let id, let page): "the view of \(controller(page)) joins \(window(id))"
    case .systemAlertShown: "the system shows an alert"
    case .sceneConnected(_, let connected): "a scene \(connected ? "connects" : "disconnects")"
    }
  }

  private func clause(_ fact: RequestFact) -> String {
    switch fact {
    case .attemptRotation: "the app attempts to rotate to the device's orientation"
    case .needsUpdate(let page, _): "\(controller(page)) says that its orientations changed"
    case .geometryUpdate(_, let mask, _): "the app requests \(mask.alternatives)"
    case .setDeviceOrientation(let to, let cause):
      "the app\(cause == nil ? "" : "'s willShow") sets the device to \(to.word)"
    case .setStatusBarOrientation(let to, _): "the app sets the status bar to \(to.word)"
    case .needsLockUpdate(let page, _): "\(controller(page)) says that its lock changed"
    }
  }

  private func clause(_ fact: ObservationFact) -> String {
    switch fact {
    case .interfaceOrientation(let id, let seen): "\(window(id)) was seen in \(seen.word)"
    case .sceneOrientation(_, let seen): "the scene was seen in \(seen.word)"
    case .statusBarOrientation(let seen): "the status bar was seen in \(seen.word)"
    case .interfaceLocked(_, let locked): "the scene was \(locked ? "" : "not ")locked"
    case .windowBounds(let id, let shape): "\(window(id)) had \(shape.word) bounds"
    case .willTransition(let page): "\(controller(page)) was told of a turn"
    case .viewTransform(let page, let degrees):
      "the view of \(controller(page)) is turned by \(degrees)°"
    }
  }

  private func clause(_ fact: OutcomeFact) -> String {
    switch fact {
    case .geometryRefused(let code, _): "the request was refused with error \(code)"
    case .exceptionRaised(let exception): "UIKit threw \(exception.word)"
    case .messageLogged(let message): "UIKit logged \(message.word)"
    }
  }

  private func schemaName(_ kind: Event.Kind) -> String {
    EventSchema.known(code: kind.record.code)?.name ?? "kind#\(kind.record.code)"
  }
}
