import SwivelModel
import SwivelReplay
import SwivelText

extension LineWriter {
  /// Writes an event as a clause.
  mutating func write(_ kind: Event.Kind, _ situation: Situation) {
    switch kind {
    case .session(.phase(let phase)): write("the app: ", phase)
    case .device(let fact): write(fact)
    case .navigation(let fact): write(fact, situation)
    case .presentation(let fact): write(fact, situation)
    case .hierarchy(let fact): write(fact, situation)
    case .window(let fact): write(fact, situation)
    case .request(let fact): write(fact, situation)
    case .observation(let fact): write(fact, situation)
    case .outcome(let fact): write(fact)
    case .remark(.note(let name)), .remark(.marker(let name)): write(name)
    case .remark(.declaredAt(let controller, let file, let line)):
      if let controller { write(controller, " is declared in ", situation) }
      if controller == nil { text.append("the app's masks are declared in ") }
      write(file)
      text.append(", line ")
      text.append(decimal: UInt64(line))
    case .session, .app, .controller, .answer, .unrecognized: text.append(text: schemaName(kind))
    }
  }

  private mutating func write(_ fact: DeviceFact) {
    switch fact {
    case .turned(let to): write("the device turned to ", to)
    case .notified(let orientation): write("the device was reported as ", orientation)
    case .rotationLock(let on):
      text.append(on ? "the user locked the rotation" : "the user unlocked the rotation")
    case .read: text.append("the app read the device's orientation")
    case .notifiedAmong(let sides):
      text.append("the device was reported with ")
      text.append(alternativesOf: sides)
      text.append(" up")
    }
  }

  private mutating func write(_ fact: NavigationFact, _ situation: Situation) {
    switch fact {
    case .willShow(let stack, let page, _, let interactive):
      write(showing: page, on: stack, interactive: interactive, situation)
    case .didShow(_, let page): write(page, " is shown", situation)
    case .interactivePopMoved(_, let progress, _):
      text.append("the swipe back is held at ")
      text.append(decimal: UInt64(progress / 10))
      text.append(" %")
    case .interactivePopEnded(_, let cancelled):
      text.append(cancelled ? "the swipe back was cancelled" : "the swipe back ended")
    }
  }

  private mutating func write(
    showing page: ControllerID, on stack: ControllerID, interactive: Bool, _ situation: Situation
  ) {
    guard situation.facts.controllers[stack].poppingTo == page else {
      return write(page, " is pushed", situation)
    }
    text.append(interactive ? "a swipe back to " : "going back to ")
    write(page, interactive ? " begins" : "", situation)
  }

  private mutating func write(_ fact: PresentationFact, _ situation: Situation) {
    switch fact {
    case .presentBegan(_, let page, _): write(page, " is presented", situation)
    case .presentEnded(let page): write(page, " has been presented", situation)
    case .dismissBegan(let page, _, _): write(page, " is dismissed", situation)
    case .dismissEnded(let page, let cancelled):
      write(page, cancelled ? " stays" : " has been dismissed", situation)
    }
  }

  private mutating func write(_ fact: HierarchyFact, _ situation: Situation) {
    switch fact {
    case .childAdded(let parent, let child): write(child, " joins ", parent, situation)
    case .childRemoved(let parent, let child): write(child, " leaves ", parent, situation)
    case .childSelected(let parent, let child): write(child, " is selected in ", parent, situation)
    }
  }

  private mutating func write(_ fact: WindowFact, _ situation: Situation) {
    switch fact {
    case .added(let id, _, _, _): write(id, " appears", situation)
    case .removed(let id):
      text.append("window ")
      text.append(decimal: UInt64(id.rawValue))
      text.append(" goes")
    case .madeKey(let id): write(id, " becomes key", situation)
    case .hidden(let id, let hidden): write(id, hidden ? " is hidden" : " is shown", situation)
    case .root(let id, nil): write(id, " gets no root", situation)
    case .root(let id, .some(let root)):
      write(id, " gets ", situation)
      write(root, situation)
    case .viewAdded(let id, let page):
      text.append("the view of ")
      write(page, " joins ", situation)
      write(id, situation)
    case .systemAlertShown: text.append("the system shows an alert")
    case .sceneConnected(_, let connected):
      text.append(connected ? "a scene connects" : "a scene disconnects")
    }
  }

  private mutating func write(_ fact: RequestFact, _ situation: Situation) {
    switch fact {
    case .attemptRotation: text.append("the app attempts to rotate to the device's orientation")
    case .needsUpdate(let page, _): write(page, " says that its orientations changed", situation)
    case .geometryUpdate(_, let mask, _):
      text.append("the app requests ")
      text.append(alternativesOf: mask)
    case .setDeviceOrientation(let to, let cause):
      text.append(cause == nil ? "the app" : "the app's willShow")
      write(" sets the device to ", to)
    case .setStatusBarOrientation(let to, _):
      write("the app sets the status bar to ", to)
    case .needsLockUpdate(let page, _): write(page, " says that its lock changed", situation)
    }
  }

  private mutating func write(_ fact: ObservationFact, _ situation: Situation) {
    switch fact {
    case .interfaceOrientation(let id, let seen):
      write(id, " was seen in ", situation)
      text.append(seen.spelling)
    case .sceneOrientation(_, let seen): write("the scene was seen in ", seen)
    case .statusBarOrientation(let seen): write("the status bar was seen in ", seen)
    case .interfaceLocked(_, let locked):
      text.append(locked ? "the scene was locked" : "the scene was not locked")
    case .windowBounds(let id, let shape):
      write(id, " had ", situation)
      text.append(shape.spelling)
      text.append(" bounds")
    case .willTransition(let page): write(page, " was told of a turn", situation)
    case .viewTransform(let page, let degrees):
      text.append("the view of ")
      write(page, " is turned by ", situation)
      text.append(text: "\(degrees)°")
    case .appeared(let page): write(page, " appeared", situation)
    }
  }

  private mutating func write(_ fact: OutcomeFact) {
    switch fact {
    case .geometryRefused(let code, _):
      text.append(text: "the request was refused with error \(code)")
    case .exceptionRaised(let exception): write("UIKit threw ", exception)
    case .messageLogged(let message): write("UIKit logged ", message)
    case .supportedTold(let mask, _):
      text.append("UIKit told that it supports ")
      text.append(alternativesOf: mask)
    }
  }

  private func schemaName(_ kind: Event.Kind) -> String {
    EventSchema.known(code: kind.record.code)?.name ?? "kind#\(kind.record.code)"
  }
}

// MARK: - Names within a clause

extension LineWriter {
  private mutating func write(_ words: StaticString, _ value: some Worded) {
    text.append(words)
    text.append(value.spelling)
  }

  private mutating func write(_ page: ControllerID, _ words: StaticString, _ situation: Situation) {
    write(page, situation)
    text.append(words)
  }

  private mutating func write(
    _ page: ControllerID, _ words: StaticString, _ other: ControllerID, _ situation: Situation
  ) {
    write(page, words, situation)
    write(other, situation)
  }

  private mutating func write(_ window: WindowID, _ words: StaticString, _ situation: Situation) {
    write(window, situation)
    text.append(words)
  }
}
