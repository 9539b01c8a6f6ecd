package import SwivelModel
package import SwivelReplay

/// A row of two timelines: the outcome for a window in the run, and with the changes.
package struct ComparedRow {
  /// The outcome for a window on one side.
  package enum Side {
    case ruling(Ruling)
    case sighting(Moment.Sighting)
    /// Nothing happened to it; these are its possible orientations.
    case state(InterfaceOrientationMask)
    /// There is no window, or the event cannot rotate a window.
    case absent
  }

  /// The window; `nil` for an event that rotates no window.
  package let window: WindowID?
  package let before: Side
  package let after: Side
  private let mayDiffer: Bool

  package var differs: Bool {
    guard mayDiffer else { return false }
    return before.isTurn != after.isTurn || before.end != after.end || before.fault != after.fault
  }

  /// The rows of an event; none if there is nothing to report.
  package static func rows(of step: ComparedRun.Step) -> [Self] {
    // Most events lead to nothing.
    guard step.isListed || step.isChange || step.event.isMarker else { return [] }
    let before = step.before?.rulings.filter(\.isDecision) ?? []
    let after = step.after?.rulings.filter(\.isDecision) ?? []
    var windows: [WindowID] = []
    for ruling in before + after where !windows.contains(ruling.window) {
      windows.append(ruling.window)
    }
    let rows = windows.flatMap { window in
      Self.rows(
        before.filter { $0.window == window }, after.filter { $0.window == window }, window, step)
    }
    if let row = sighting(step) { return rows + [row] }
    guard rows.isEmpty, step.isChange || step.event.isMarker else { return rows }
    return [
      Self(
        window: nil, before: step.event.isMarker ? .absent : step.state(step.original),
        after: step.event.isMarker ? .absent : step.state(step.changed), mayDiffer: false)
    ]
  }

  private static func rows(
    _ before: [Ruling], _ after: [Ruling], _ window: WindowID, _ step: ComparedRun.Step
  ) -> [Self] {
    (0..<max(before.count, after.count)).map { index in
      Self(
        window: window,
        before: index < before.count
          ? .ruling(before[index]) : .state(step.original.situation.known(window).orientation),
        after: index < after.count
          ? .ruling(after[index]) : .state(step.changed.situation.known(window).orientation),
        mayDiffer: true)
    }
  }

  private static func sighting(_ step: ComparedRun.Step) -> Self? {
    guard let seen = step.before?.sighting ?? step.after?.sighting else { return nil }
    return Self(
      window: seen.window,
      before: step.before?.sighting.map(Side.sighting)
        ?? .state(step.original.situation.known(seen.window).orientation),
      after: step.after?.sighting.map(Side.sighting)
        ?? .state(step.changed.situation.known(seen.window).orientation),
      mayDiffer: true)
  }
}

extension ComparedRow.Side {
  /// The possible orientations of the window at the end.
  fileprivate var end: InterfaceOrientationMask {
    switch self {
    case .ruling(let ruling): ruling.to
    case .sighting(let sighting): InterfaceOrientationMask(sighting.observed)
    case .state(let mask): mask
    case .absent: .all
    }
  }

  fileprivate var isTurn: Bool {
    if case .ruling(let ruling) = self { ruling.isTurn && ruling.exception == nil } else { false }
  }

  fileprivate var fault: String {
    guard case .ruling(let ruling) = self else { return "" }
    let denied = ruling.isRequestDenied ? "denied" : ""
    return (ruling.exception?.word ?? "") + (ruling.message?.word ?? "") + denied
  }
}

extension ComparedRun.Step {
  /// Whether the event is dropped or inserted by one of the changes.
  ///
  /// Settings are printed before the timeline.
  package var isChange: Bool { fate == .dropped || fate == .inserted }

  /// Whether UIKit evaluated a window, or it was observed, on either side.
  fileprivate var isListed: Bool { before?.isListed == true || after?.isListed == true }

  fileprivate func state(_ replayer: Replayer) -> ComparedRow.Side {
    guard let main = replayer.situation.facts.windows.main else { return .absent }
    return .state(replayer.situation.known(main).orientation)
  }
}

extension Moment {
  fileprivate var isListed: Bool { sighting != nil || rulings.contains(where: \.isDecision) }
}
