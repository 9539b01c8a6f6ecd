import SwivelModel
import SwivelReplay

// What observations do to findings that are not settled.
extension FindingStore {
  /// Compares what was found since UIKit last looked at a window with an observation.
  ///
  /// What it contradicts is retracted, unless a later observation confirms it: the first one may
  /// have come before the rotation. What it confirms is based on it from then on.
  ///
  /// Where the interface has come to rest since, what was observed until then stays, whatever the
  /// user does later.
  mutating func compare(
    _ sighting: Moment.Sighting, at event: Event, _ look: Look?, isDismissing: Bool
  ) {
    let (window, observed) = (sighting.window, sighting.observed)
    // A canceled dismissal has an end, and is forgotten.
    let isCanceled = look?.trigger == .dismissal && look?.end != nil && !isDismissing
    // What the rules predict may be observed late.
    let isOver =
      look.map {
        !$0.isOpen(at: event.instant) && !$0.isOutcome(observed, at: event.instant)
          || $0.hasEndedSwipe
      } ?? false
    let isAtRest = isOver || isCanceled
    refuteRepeats(in: window, seen: observed)
    for place in unsettled.take(in: window, where: { $0.isAffected(by: observed) }) {
      guard let group = entries[place]?.group else { continue }
      if group.isFatal {
        survive(place, group, by: event.sequence, in: observed)
      } else if group.orientation.allows(observed) {
        if group.isSuspended { resume(place) }
        if group.isProvable { prove(place, by: event.sequence, in: observed) }
        keep(place)
      } else if group.isLogged {
        show(place, by: event.sequence, in: observed)
      } else if !isAtRest || !group.isObserved {
        suspend(place, by: event.sequence)
      }
    }
    if let look, look.isOutcome(observed, at: event.instant) {
      explainAll(in: window, since: look.sequence)
    }
  }

  /// UIKit itself reports what a detector has predicted since UIKit last evaluated the window, or
  /// throws at what seemed to be survived.
  ///
  /// - Returns: Whether it was predicted.
  mutating func confirm(_ id: Detector.ID, _ window: WindowID, by event: Event) -> Bool {
    let isThrown = event.record.is(.exceptionRaised)
    let places = unsettled.take(in: window) { isThrown || !$0.isObserved }
    let found = places.last { entries[$0]?.finding.id == id }
    places.forEach { keep($0) }
    let again = recent[window]?.last {
      entries[$0]?.finding.id == id && entries[$0]?.pending != nil
    }
    guard let place = found ?? again else { return false }
    if isThrown { entries[place]?.finding.severity = .error }
    if isThrown || found != nil {
      entries[place]?.finding.report(by: event)
      entries[place]?.isLogged = event.record.is(.messageLogged)
    }
    return true
  }

  /// The device was rotated, and what was observed just before is that rotation: it contradicts
  /// nothing, and if all masks allow it, it is no problem either, unless that is about masks.
  mutating func explain(_ turn: SeenTurn, isAllowed: Bool) {
    for place in unsettled.take(in: turn.window, where: \.isSuspended) {
      if entries[place]?.state == .suspended(by: turn.sequence) {
        resume(place)
      } else {
        keep(place)
      }
    }
    guard isAllowed else { return }
    for place in unsettled.take(in: turn.window, where: { $0.shows(turn.to) }) {
      guard let finding = entries[place]?.finding, case .observed(turn.sequence, _) = finding.basis
      else { continue }
      if finding.isAboutMasks { keep(place) } else { takeBack(place) }
    }
  }

  /// An app that is observed has not crashed; what UIKit has logged, and masks that have nothing in
  /// common with those of a presented or a rotated page, are problems nevertheless.
  private mutating func survive(
    _ place: Int, _ group: OpenFindings.Group, by event: UInt64, in observed: InterfaceOrientation
  ) {
    guard var finding = entries[place]?.finding else { return }
    let isHeld =
      finding.rules.contains(.emptyIntersectionOnRotation) && !group.allowed.allows(observed)
    let isWrong =
      finding.id == Detector.emptyIntersection.id && !group.allowed.isEmpty
      && (isHeld || finding.conditions.contains(.isPresented))
    guard group.isLogged || isWrong else { return takeBack(place) }
    (finding.severity, finding.orientation) = (.warning, InterfaceOrientationMask(observed))
    if !group.isLogged { finding.basis = .observed(event: event, instead: nil) }
    entries[place]?.finding = finding
    account(for: event, in: finding.window)
    keep(place)
  }

  private mutating func suspend(_ place: Int, by sighting: UInt64) {
    guard let entry = entries[place] else { return }
    // Once, which bounds the work. A later rotation does not confirm an orientation that the
    // interface only passed through.
    guard entry.state == .shown, entry.finding.maskRole != .passed else { return takeBack(place) }
    entries[place]?.state = .suspended(by: sighting)
    suspendedCount += 1
    keep(place)
  }

  private mutating func resume(_ place: Int) {
    entries[place]?.state = .resumed
    suspendedCount -= 1
  }

  private mutating func prove(_ place: Int, by event: UInt64, in observed: InterfaceOrientation) {
    guard let finding = entries[place]?.finding,
      let known = Known(finding.orientation, finding.basis).confirmed(by: event, in: observed)
    else { return }
    account(for: event, in: finding.window)
    // What UIKit reports is the better basis.
    if finding.isReported { return show(place, by: event, in: observed) }
    entries[place]?.finding.orientation = known.orientation
    entries[place]?.finding.basis = known.basis
    entries[place]?.finding.cite(event)
  }

  /// What UIKit itself reports is observed in an orientation; the first such event is evidence.
  private mutating func show(
    _ place: Int, by event: UInt64, in observed: InterfaceOrientation
  ) {
    entries[place]?.finding.orientation = InterfaceOrientationMask(observed)
    guard entries[place]?.isProvable == true else { return }
    entries[place]?.finding.cite(event)
    entries[place]?.isProvable = false
  }

  private mutating func keep(_ place: Int) {
    guard let entry = entries[place] else { return }
    unsettled.insert(place, in: entry.finding.window, entry.group)
  }
}

extension Finding {
  /// Whether it is about masks that persist, whatever rotates the interface.
  fileprivate var isAboutMasks: Bool {
    id == Detector.lockOutlivesPage.id || Detector.named(id)?.isStanding ?? false
  }
}
