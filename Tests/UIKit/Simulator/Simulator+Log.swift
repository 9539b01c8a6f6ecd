import SwivelModel
import SwivelReplay

extension Simulator {
  // So that a log reads well: a tick between events, and transitions as long as UIKit's.
  private static var tick: UInt64 { 100 }
  private static var transitionDuration: UInt64 { 350_000 }
  // Ends that begin something else without end are a mistake of the app's.
  private static var maximumRounds: Int { 64 }

  /// Something happens: the app is asked what UIKit asks it, and sees what comes of it.
  @discardableResult
  func record(_ kind: Event.Kind) -> Moment? {
    commit()
    return take(kind)
  }

  /// Something is announced to the app, and happens then: what the app does at once comes after it.
  func record(_ kind: Event.Kind, announcedBy announce: () -> Void) {
    commit()
    guard exception == nil else { return }
    pending.append(kind)
    announce()
    commit()
  }

  /// Takes down a fact that makes UIKit do nothing.
  @discardableResult
  func append(_ kind: Event.Kind) -> Moment {
    let event = Event(
      sequence: UInt64(events.count), instant: Instant(rawValue: clock), kind)
    clock += Self.tick
    events.append(event)
    return replayer.apply(event)
  }

  /// Marks a point of the run.
  package func mark(_ text: String) {
    if let name = vocabulary.names.intern(text) { append(.remark(.marker(name: name))) }
  }

  /// Lets time pass, so that what is going on comes to its end.
  package func settle() {
    if hasBegun { reportHiddenWindows() }
    for _ in 0..<Self.maximumRounds where !later.isEmpty {
      clock += Self.transitionDuration
      let ends = later
      later = []
      for end in ends { end() }
    }
    // Steps of a run begin at whole seconds.
    clock += 1_000_000 - clock % 1_000_000
  }

  private func commit() {
    let kinds = pending
    pending = []
    for kind in kinds { take(kind) }
  }

  @discardableResult
  private func take(_ kind: Event.Kind) -> Moment? {
    guard exception == nil else { return nil }
    learn(before: kind)
    if case .navigation(.willShow(let stack, _, _, _)) = kind {
      (controllers[stack]?.object as? UINavigationController)?.leavingPage = nil
    }
    let moment = append(kind)
    perform(moment)
    return moment
  }
}
