package import SwivelModel

extension Names {
  /// What an event says, as a clause.
  package func clause(_ kind: Event.Kind) -> String { .text { write(kind, to: &$0) } }

  /// Writes what an event says, as a clause.
  func write(_ kind: Event.Kind, to text: inout [UInt8]) {
    switch kind {
    case .session(.phase(let phase)): write("the app: ", phase, to: &text)
    case .device(let fact): write(fact, to: &text)
    case .navigation(let fact): write(fact, to: &text)
    case .presentation(let fact): write(fact, to: &text)
    case .hierarchy(let fact): write(fact, to: &text)
    case .window(let fact): write(fact, to: &text)
    case .request(let fact): write(fact, to: &text)
    case .observation(let fact): write(fact, to: &text)
    case .outcome(let fact): write(fact, to: &text)
    case .remark(.note(let name)), .remark(.marker(let name)): write(name, to: &text)
    case .remark(.declaredAt(let controller, let file, let line)):
      if let controller { write(controller, " is declared in ", to: &text) }
      if controller == nil { text.add("the app's masks are declared in ") }
      write(file, to: &text)
      text.add(", line ")
      text.add(line)
    case .session, .app, .controller, .answer, .unrecognized: text.add(text: schemaName(kind))
    }
  }

  private func write(_ fact: DeviceFact, to text: inout [UInt8]) {
    switch fact {
    case .turned(let to): write("the device turned to ", to, to: &text)
    case .notified(let told): write("the device was reported as ", told, to: &text)
    case .rotationLock(let on):
      text.add(on ? "the user locked the rotation" : "the user unlocked the rotation")
    case .read: text.add("the app read the device's orientation")
    case .notifiedAmong(let sides):
      text.add("the device was reported with ")
      text.add(alternativesOf: sides)
      text.add(" up")
    }
  }

  private func write(_ fact: NavigationFact, to text: inout [UInt8]) {
    switch fact {
    case .willShow(let stack, let page, _, let interactive):
      write(showing: page, on: stack, interactive: interactive, to: &text)
    case .didShow(_, let page): write(page, " is shown", to: &text)
    case .interactivePopMoved(_, let progress, _):
      text.add("the swipe back is held at ")
      text.add(progress / 10)
      text.add(" %")
    case .interactivePopEnded(_, let cancelled):
      text.add(cancelled ? "the swipe back was cancelled" : "the swipe back ended")
    }
  }

  private func write(
    showing page: ControllerID, on stack: ControllerID, interactive: Bool, to text: inout [UInt8]
  ) {
    guard controllers[stack].poppingTo == page else {
      return write(page, " is pushed", to: &text)
    }
    text.add(interactive ? "a swipe back to " : "going back to ")
    write(page, interactive ? " begins" : "", to: &text)
  }

  private func write(_ fact: PresentationFact, to text: inout [UInt8]) {
    switch fact {
    case .presentBegan(_, let page, _): write(page, " is presented", to: &text)
    case .presentEnded(let page): write(page, " has been presented", to: &text)
    case .dismissBegan(let page, _, _): write(page, " is dismissed", to: &text)
    case .dismissEnded(let page, let cancelled):
      write(page, cancelled ? " stays" : " has been dismissed", to: &text)
    }
  }

  private func write(_ fact: HierarchyFact, to text: inout [UInt8]) {
    switch fact {
    case .childAdded(let parent, let child): write(child, " joins ", parent, to: &text)
    case .childRemoved(let parent, let child): write(child, " leaves ", parent, to: &text)
    case .childSelected(let parent, let child): write(child, " is selected in ", parent, to: &text)
    }
  }

  private func write(_ fact: WindowFact, to text: inout [UInt8]) {
    switch fact {
    case .added(let id, _, _, _): write(id, " appears", to: &text)
    case .removed(let id):
      text.add("window ")
      text.add(id.rawValue)
      text.add(" goes")
    case .madeKey(let id): write(id, " becomes key", to: &text)
    case .hidden(let id, let hidden): write(id, hidden ? " is hidden" : " is shown", to: &text)
    case .root(let id, nil): write(id, " gets no root", to: &text)
    case .root(let id, .some(let root)):
      write(id, " gets ", to: &text)
      write(root, to: &text)
    case .viewAdded(let id, let page):
      text.add("the view of ")
      write(page, " joins ", to: &text)
      write(id, to: &text)
    case .systemAlertShown: text.add("the system shows an alert")
    case .sceneConnected(_, let connected):
      text.add(connected ? "a scene connects" : "a scene disconnects")
    }
  }

  private func write(_ fact: RequestFact, to text: inout [UInt8]) {
    switch fact {
    case .attemptRotation: text.add("the app attempts to rotate to the device's orientation")
    case .needsUpdate(let page, _): write(page, " says that its orientations changed", to: &text)
    case .geometryUpdate(_, let mask, _):
      text.add("the app requests ")
      text.add(alternativesOf: mask)
    case .setDeviceOrientation(let to, let cause):
      text.add(cause == nil ? "the app" : "the app's willShow")
      write(" sets the device to ", to, to: &text)
    case .setStatusBarOrientation(let to, _):
      write("the app sets the status bar to ", to, to: &text)
    case .needsLockUpdate(let page, _): write(page, " says that its lock changed", to: &text)
    }
  }

  private func write(_ fact: ObservationFact, to text: inout [UInt8]) {
    switch fact {
    case .interfaceOrientation(let id, let seen):
      write(id, " was seen in ", to: &text)
      text.add(text: seen.word)
    case .sceneOrientation(_, let seen): write("the scene was seen in ", seen, to: &text)
    case .statusBarOrientation(let seen): write("the status bar was seen in ", seen, to: &text)
    case .interfaceLocked(_, let locked):
      text.add(locked ? "the scene was locked" : "the scene was not locked")
    case .windowBounds(let id, let shape):
      write(id, " had ", to: &text)
      write("", shape, " bounds", to: &text)
    case .willTransition(let page): write(page, " was told of a turn", to: &text)
    case .viewTransform(let page, let degrees):
      text.add("the view of ")
      write(page, " is turned by ", to: &text)
      text.add(text: "\(degrees)°")
    case .appeared(let page): write(page, " appeared", to: &text)
    }
  }

  private func write(_ fact: OutcomeFact, to text: inout [UInt8]) {
    switch fact {
    case .geometryRefused(let code, _):
      text.add(text: "the request was refused with error \(code)")
    case .exceptionRaised(let exception): write("UIKit threw ", exception, to: &text)
    case .messageLogged(let message): write("UIKit logged ", message, to: &text)
    case .supportedTold(let mask, _):
      text.add("UIKit told that it supports ")
      text.add(alternativesOf: mask)
    }
  }

  private func schemaName(_ kind: Event.Kind) -> String {
    EventSchema.known(code: kind.record.code)?.name ?? "kind#\(kind.record.code)"
  }
}

// MARK: - A name among words

extension Names {
  private func write(
    _ words: StaticString, _ value: some Worded, _ rest: StaticString = "", to text: inout [UInt8]
  ) {
    text.add(words)
    text.add(text: value.word)
    text.add(rest)
  }

  private func write(_ page: ControllerID, _ words: StaticString, to text: inout [UInt8]) {
    write(page, to: &text)
    text.add(words)
  }

  private func write(
    _ page: ControllerID, _ words: StaticString, _ other: ControllerID, to text: inout [UInt8]
  ) {
    write(page, words, to: &text)
    write(other, to: &text)
  }

  private func write(_ window: WindowID, _ words: StaticString, to text: inout [UInt8]) {
    write(window, to: &text)
    text.add(words)
  }
}
