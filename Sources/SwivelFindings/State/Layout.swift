import SwivelModel
import SwivelReplay

/// What is drawn, compared with the interface orientation.
struct Layout: Sendable {
  // A page that disappears by a transition other than UIKit's; before it appeared by a custom
  // animator, the interface was in an orientation.
  private var uncovering:
    (
      page: ControllerID, window: WindowID, sequence: UInt64, isInteractive: Bool,
      before: InterfaceOrientationMask
    )?
  private var bounds = StaleBounds()
  // A page that was visible while the interface rotated, and the orientation in which it appeared.
  private var turnedOver: (page: ControllerID, window: WindowID, from: InterfaceOrientationMask)?
  // A custom swipe, and where it began.
  private var swipe: (stack: ControllerID, sequence: UInt64)?
  // A view that was added to a window directly, and that the app may be about to rotate manually.
  private var added: (view: ControllerID, window: WindowID, event: Event, decided: UInt64?)?

  var isFollowing: Bool { added != nil || bounds.isAhead }

  mutating func judge(_ run: Case) -> Detector.Report? {
    let (event, situation) = (run.event, run.situation)
    let report = bounds.judge(run)
    run.rulings.forEach { note($0, run) }
    if let report { return report }
    if run.kind.mayRotate {
      defer { added = nil }
      if let late = unturned(situation) { return late.report.because(of: late.event) }
    }
    switch run.kind {
    case .window(.viewAdded(let window, let view)):
      added = (view, window, event, run.replayer.decided(in: window, at: event))
    case .presentation(.dismissBegan(let page, _, let interactive)):
      uncover(page, isInteractive: interactive, at: event, situation)
    case .presentation(.dismissEnded(let page, let cancelled)) where page == uncovering?.page:
      defer { uncovering = nil }
      return cancelled ? nil : uncovered(run)
    case .navigation(.interactivePopMoved(let stack, _, custom: true)):
      if swipe?.stack != stack { swipe = (stack, event.sequence) }
    case .navigation(.interactivePopEnded(let stack, let cancelled)) where stack == swipe?.stack:
      defer { swipe = nil }
      return cancelled ? nil : swipedAway(situation)
    default: break
    }
    return run.firstReport {
      $0.isTurn ? situation.unturnedView(in: $0.window) ?? run.overtaken(by: $0) : nil
    }
  }

  /// What only the end of a run shows.
  func end(_ run: Case) -> (event: Event, report: Detector.Report)? {
    unturned(run.situation) ?? bounds.end(run).map { (run.event, $0) }
  }

  /// The view that was added last, if it lies in a landscape window, with its event.
  private func unturned(_ situation: Situation) -> (event: Event, report: Detector.Report)? {
    guard let added, situation.interface[added.window].isSubset(of: .landscape),
      var report = situation.unturnedView(in: added.window), report.page == added.view
    else { return nil }
    report.decided = added.decided
    return (added.event, report)
  }

  private mutating func note(_ ruling: Ruling, _ run: Case) {
    guard ruling.isTurn else { return }
    if let page = run.page(in: ruling.window), turnedOver?.page != page {
      turnedOver = (page, ruling.window, ruling.from)
    }
  }

  private mutating func uncover(
    _ page: ControllerID, isInteractive: Bool, at event: Event, _ situation: Situation
  ) {
    let isCustom =
      situation.resolvedStyle(of: page) == .custom
      && ![.system, .alert].contains(situation.facts.controllers[page].kind)
    uncovering = nil
    guard isInteractive || isCustom, let window = situation.facts.controllers[page].presentedIn
    else { return }
    // A view that stays in the window is laid out with it; reports of others are of iOS 12 and
    // earlier.
    let isRemoved =
      isCustom
      && (situation.facts.controllers[page].removesPresenter || situation.system.major < 13)
    let before = isRemoved ? situation.interface[before: page] : .all
    uncovering = (page, window, event.sequence, isInteractive, before)
  }

  /// A page that a custom gesture of the app uncovers, and above which the interface has rotated.
  private func swipedAway(_ situation: Situation) -> Detector.Report? {
    guard let swipe, let top = situation.facts.controllers[swipe.stack].lastChild,
      let turned = turnedOver, turned.page == situation.shownPage(in: top),
      situation.interface[turned.window].isDisjoint(with: turned.from)
    else { return nil }
    return situation.report(
      in: turned.window, allowed: turned.from, maskRole: .untold, evidence: [swipe.sequence],
      rule: .popStays)
  }

  /// A page that a finger uncovered in an orientation that it does not allow, or that a custom
  /// animator of the app uncovered in another orientation than it was covered in.
  ///
  /// If the app allows neither, the interface is wrong, and not the layout.
  private func uncovered(_ run: Case) -> Detector.Report? {
    let situation = run.situation
    guard let uncovering, let page = run.page(in: uncovering.window) else { return nil }
    let (window, now) = (uncovering.window, situation.interface[uncovering.window])
    let mask = situation.statedMask(of: page) ?? .all
    let isForbidden = uncovering.isInteractive && now.isDisjoint(with: mask)
    let isDrawnOtherwise =
      now.isDisjoint(with: uncovering.before)
      && now.isSubset(of: mask.intersection(run.gates(of: window).allowed))
    guard isForbidden || isDrawnOtherwise else { return nil }
    var report = situation.report(
      in: window, allowed: isForbidden ? mask : uncovering.before,
      maskRole: isForbidden ? .allowed : .untold, evidence: [uncovering.sequence],
      rule: .dismissalNotAsked)
    // What a custom animator does with the frame of the page is not recorded.
    if !isForbidden { report.severity = .note }
    return report
  }
}

extension Case {
  /// A page that appears while the device rotates, and takes its frame from before (7–12).
  ///
  /// If the end of a transition is not recorded by then, the log does not record it at all.
  fileprivate func overtaken(by ruling: Ruling) -> Detector.Report? {
    guard ruling.trigger == .deviceTurn,
      let arrival = history.passages[ruling.window].arrival, let page = arrival.page,
      situation.isPushing(arrival, to: page),
      now.isWithin(StaleBounds.turnMicroseconds, of: arrival.instant) ?? false,
      (7...12).contains(situation.system.major), let stack = facts.controllers[page].parent,
      facts.controllers[stack].poppingTo == nil, facts.window(of: stack) == ruling.window
    else { return nil }
    return ruling.report(
      on: situation.shownPage(in: page), allowed: ruling.from, maskRole: .untold,
      rule: .deviceTurn)
  }
}

extension Situation {
  /// Whether a stack pushes a page, or a custom container has just selected it: UIKit's tabs change
  /// without a transition, and how long a custom container takes is not recorded.
  fileprivate func isPushing(_ arrival: Passage, to page: ControllerID) -> Bool {
    switch arrival.kind {
    // The first page of a stack appears with it and is not pushed.
    case .push:
      arrival.isAnimated && !arrival.hasEnded && facts.controllers[page].previousSibling != nil
    case .selection:
      facts.controllers[page].parent.map { facts.controllers[$0].kind == .container } ?? false
    default: false
    }
  }

  /// A view that was added directly to a window whose coordinates stay portrait, and that was not
  /// rotated manually.
  fileprivate func unturnedView(in window: WindowID) -> Detector.Report? {
    let state = facts.windows[window]
    guard let view = state.lastView, !coordinatesTurn, state.root != nil, state.root != view,
      facts.controllers[view].transformDegrees == 0
    else { return nil }
    return Detector.Report(
      window: window, page: view, allowed: .portrait, maskRole: .untold, rule: .deviceTurn)
  }
}
