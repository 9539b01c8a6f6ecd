package import SwivelModel

/// The changes of pages in all windows.
package struct Passages: Sendable {
  /// What becomes of a page.
  package enum Kind { case arrival, pop, dismissal }

  /// Those of a window: a page may be dismissed while a stack below it pops.
  package struct Window: Sendable {
    /// A push, or a new child of a container.
    package var arrival: Passage?
    /// A pop.
    package var pop: Passage?
    /// The dismissal of a page that covers the window.
    package var dismissal: Passage?

    subscript(kind: Kind) -> Passage? {
      switch kind {
      case .arrival: arrival
      case .pop: pop
      case .dismissal: dismissal
      }
    }
  }

  private var windows: ContiguousArray<Window> = []
  // By handle: the orientations in which pages were covered.
  private var covered: ContiguousArray<InterfaceOrientationMask?> = []
  /// The page that appeared last in any window, until something else happens.
  package internal(set) var latest: Passage?
  // The transition in progress, or one whose end was not recorded.
  private var motion: (start: Instant, isInteractive: Bool)?
  // Whether stacks have finished without a record of it, and since then none with one.
  var lacksEnds = false
  var transitions = UnendedTransitions()

  package init() {}

  /// Those of a window.
  package subscript(window: WindowID) -> Window {
    let index = Int(window.rawValue)
    return index < windows.count ? windows[index] : Window()
  }

  /// Whether a page is being popped or dismissed.
  package var isLeaving: Bool {
    windows.contains { $0.pop?.hasEnded == false || $0.dismissal?.hasEnded == false }
  }

  /// A transition whose end was not recorded; `nil` if there is none.
  package var unended: Trigger? { transitions.first }

  /// The swipes back, and the dismissals by a gesture, that are in progress.
  package var gestures: [Passage] {
    windows.compactMap(\.pop).filter(\.isSwiping)
      + windows.compactMap(\.dismissal).filter { $0.isInteractive && !$0.hasEnded }
  }

  /// The passage of a kind that is judged at an event; those that are not are not copied.
  package func judged(_ kind: Kind, at event: Event, _ sighting: Moment.Sighting?) -> Passage? {
    for index in windows.indices {
      let end =
        switch kind {
        case .arrival: windows[index].arrival?.end?.sequence
        case .pop: windows[index].pop?.end?.sequence
        case .dismissal: windows[index].dismissal?.end?.sequence
        }
      guard let end, end == event.sequence || sighting != nil, let passage = windows[index][kind],
        passage.isJudged(at: event, sighting)
      else { continue }
      return passage
    }
    return nil
  }

  /// The page of the push, the pop or the new child of a container that ended with an event.
  package func page(shownBy event: Event) -> ControllerID? {
    for index in windows.indices {
      if windows[index].arrival?.end?.sequence == event.sequence {
        return windows[index].arrival?.page
      }
      if windows[index].pop?.end?.sequence == event.sequence { return windows[index].pop?.page }
    }
    return nil
  }

  /// Ends what must be over when an observation shows that it changed nothing, though its end was
  /// not recorded.
  mutating func finishOverdue(_ sighting: Moment.Sighting, _ event: Event) {
    let index = Int(sighting.window.rawValue)
    guard index < windows.count else { return }
    let isOverdue = { (passage: Passage?) in
      passage?.isOverdue(seen: sighting, at: event.instant) ?? false
    }
    if isOverdue(windows[index].arrival) { windows[index].arrival?.finish(at: event) }
    if isOverdue(windows[index].pop) { finishPop(in: index, event) }
    if isOverdue(windows[index].dismissal) { windows[index].dismissal?.finish(at: event) }
  }

  /// Ends what UIKit has animated by now, where ends are not recorded.
  mutating func finishAnimated(_ event: Event) {
    guard lacksEnds else { return }
    for index in windows.indices {
      if windows[index].arrival?.isAnimated(until: event.instant) ?? false {
        windows[index].arrival?.finish(at: event)
        endMotion()
      }
      guard windows[index].pop?.isAnimated(until: event.instant) ?? false else { continue }
      endMotion()
      finishPop(in: index, event)
    }
  }

  private mutating func finishPop(in index: Int, _ event: Event) {
    let left = windows[index].pop?.page.flatMap { uncover($0) }
    windows[index].pop?.finish(at: event)
    windows[index].pop?.left = left
  }

  /// Whether a transition is in progress; one whose end was not recorded is over when the interface
  /// must have settled.
  package func isMoving(at now: Instant) -> Bool {
    guard let motion else { return false }
    return motion.isInteractive || now.isWithin(Look.settlingMicroseconds, of: motion.start) ?? true
  }

  /// Records that a transition begins; one by a gesture takes as long as the user likes.
  mutating func beginMotion(at event: Event, isInteractive: Bool) {
    motion = (event.instant, isInteractive)
  }

  /// Records that it has ended.
  mutating func endMotion() { motion = nil }

  /// Forgets, before another cause, what did not end and must be over.
  mutating func expire(at now: Instant) {
    if latest?.isOver(at: now) == true { (latest, lacksEnds) = (nil, true) }
    for index in windows.indices { windows[index].expire(at: now) }
  }

  /// Changes those of a window, or of all windows.
  mutating func update(_ window: WindowID?, _ change: (inout Window) -> Void) {
    guard let index = window.map({ Int($0.rawValue) }) else {
      for index in windows.indices { change(&windows[index]) }
      return
    }
    windows.grow(toHold: index, with: Window())
    change(&windows[index])
  }

  /// Keeps the orientation in which a page is covered.
  mutating func cover(_ page: ControllerID, _ mask: InterfaceOrientationMask) {
    covered.grow(toHold: Int(page.rawValue), with: nil)
    covered[Int(page.rawValue)] = mask
  }

  /// The orientation in which a page was covered that is shown again.
  mutating func uncover(_ page: ControllerID) -> InterfaceOrientationMask? {
    guard Int(page.rawValue) < covered.count else { return nil }
    defer { covered[Int(page.rawValue)] = nil }
    return covered[Int(page.rawValue)]
  }
}

extension Passages.Window {
  /// The interface may rotate for another reason.
  mutating func close() {
    if pop?.hasEnded == true { pop = nil }
    if dismissal?.hasEnded == true { dismissal = nil }
  }

  /// Forgets what did not end and must be over.
  mutating func expire(at now: Instant) {
    if pop?.isOver(at: now) == true { pop = nil }
    if arrival?.isOver(at: now) == true { arrival = nil }
  }

  /// Another page starts to appear.
  mutating func forget() { (arrival, pop) = (nil, nil) }

  /// A stack shows a page.
  mutating func endPop(
    to page: ControllerID, of stack: ControllerID, leftIn left: InterfaceOrientationMask?,
    _ event: Event, _ situation: Situation
  ) {
    guard let target = pop?.page else { return }
    // The pages of another stack in the window are unrelated.
    if let own = situation.facts.controllers[target].parent, own != stack { return }
    guard target == page else { return pop = nil }
    guard pop?.hasEnded == false else { return }
    pop?.finish(at: event)
    pop?.left = left
    pop?.isSwiping = false
  }

  /// A dismissal has ended, or was canceled.
  mutating func endDismissal(_ event: Event, _ facts: SceneState) {
    guard let outgoing = dismissal?.outgoing.map({ facts.controllers[$0] }) else { return }
    if !outgoing.isPresented {
      dismissal?.finish(at: event)
    } else if !outgoing.isBeingDismissed {
      dismissal = nil
    }
  }
}
