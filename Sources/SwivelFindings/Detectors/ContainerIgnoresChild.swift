import SwivelModel
import SwivelReplay

extension Detector {
  static let containerIgnoresChild = Detector(
    id: "container-ignores-child", severity: .warning,
    problem:
      "\(.asked, "the container")'s mask is used, and the mask of \(.page, "the visible page") has no effect",
    explanation: """
      UIKit asks one controller for its supportedInterfaceOrientations: the root of the window, or \
      the last page presented over it. It never asks the children of that controller. A \
      navigation, tab bar or split view controller returns the default mask for the device's idiom \
      unless a subclass or its delegate returns the mask of the visible child. The finding is \
      reported when the interface rotates to or stays in an orientation that the visible page's \
      mask excludes, when it does not rotate to one that the mask allows, or when the page appears \
      in an orientation that only the container allows. It is also reported when the mask that \
      UIKit logs for the scene excludes all that the visible page allows, and, on iOS 15 and \
      earlier, when a container that does not autorotate keeps a page that does.
      """,
    help: [
      .from(16): """
      return the visible child's mask from the container's supportedInterfaceOrientations, in a \
      subclass or through the container's delegate, and call \
      setNeedsUpdateOfSupportedInterfaceOrientations when it shows another child (didSelect, \
      didShow)
      """,
      .before(16, because: .shouldAutorotate): """
      return the visible page's shouldAutorotate from that of the container: its own answer \
      counts, whatever the page returns
      """,
      .only(7...15): """
      return the visible child's mask from the container's supportedInterfaceOrientations, in a \
      subclass or through the container's delegate; to forward the child's shouldAutorotate as \
      well, subclass the container
      """,
      .only(6...6): """
      subclass the container, return the visible child's values from its \
      supportedInterfaceOrientations and shouldAutorotate, and set the window's \
      rootViewController
      """,
      .before(6): """
      subclass the container, return the visible child's value from its \
      shouldAutorotateToInterfaceOrientation:, and set the window's rootViewController
      """,
    ],
    rules: [.askedController, .controllerMask, .rootlessWindow],
    reports: [
      "https://developer.apple.com/library/archive/qa/qa1688/_index.html",
      "https://github.com/gordontucker/FittedSheets/pull/181",
    ],
    isStanding: true,
    loudExample: "container-root-asked-not-child", quietExample: "nav-forwards-topvc",
    interest: [
      .answers, .turns, .seenTurns, .surprises,
      .kinds(.viewAdded, .didShow, .childAdded, .childSelected),
    ],
    meanwhile: [.pages, .requests, .observations, .masks, .rulings(.deviceTurn)],
    isFollowing: { past, _ in past.screen.overlookedPage.isFollowing },
    claim: .ignored,
    look: { past, run in
      let late = past.screen.overlookedPage.judge(run)
      // Changes of pages inside a container have no effect on the interface.
      let family = run.event.record.family
      if family == .navigation || family == .hierarchy,
        !run.rulings.contains(where: \.isTurn)
      {
        return late
      }
      var report =
        run.firstReport {
          run.situation.refused(by: $0) ?? run.situation.overlooking(by: $0)
            ?? run.situation.unheld(by: $0)
        } ?? run.unfollowedTurn.flatMap(run.situation.overlookedTurn)
        ?? run.unreportedTurn ?? run.situation.unbound(at: run)
      let decider = report?.decider
      if run.history.forwarding.contains(decider) { return late }
      report?.mustBeSeen = run.history.forwarding.hasHeededPage(decider)
      return report ?? late
    },
    lookAtEnd: { past, run in past.screen.overlookedPage.due(run) })
}

extension Case {
  /// A page that was seen to rotate to what only its container allows, while the orientation of the
  /// device is unknown.
  fileprivate var unreportedTurn: Detector.Report? {
    guard let turn = shownTurn, facts.device.orientation == .unknown,
      situation.lastLook(at: turn.window)?.isOpen(at: now) != true
    else { return nil }
    let gates = gates(of: turn.window)
    guard gates.masksCount, gates.allowed.allows(turn.to), let page = page(in: turn.window),
      let mask = situation.statedMask(of: page), !mask.allows(turn.to),
      situation.isOverlooked(page, by: gates)
    else { return nil }
    return gates.report(on: page, allowed: mask, decider: gates.asked, rule: gates.maskRule)
  }
}

extension Situation {
  /// A page whose mask allows a rotation that the interface was observed not to follow.
  fileprivate func overlookedTurn(by ruling: Ruling) -> Detector.Report? {
    let report = overlooking(by: ruling)
    return report.flatMap { ruling.wantedMask.isSubset(of: $0.allowed) ? $0 : nil }
  }

  /// A page whose mask would have led to another outcome.
  fileprivate func overlooking(by ruling: Ruling) -> Detector.Report? {
    // If no mask allows the interface orientation, the container is not the cause.
    guard ruling.masksCount, ruling.readsMasks, ruling.exception == nil,
      !ruling.allowed.isDisjoint(with: ruling.to), let visible = readPage(in: ruling.window)
    else { return nil }
    return overlooking(visible, by: ruling)
      ?? detail(beside: visible).flatMap { overlooking($0, by: ruling) }
      ?? pageAdded(beside: visible).flatMap {
        // What is added beside the selected page is a bar, unless it allows more.
        statedMask(of: $0)?.isSubset(of: ruling.allowed) == false
          ? overlooking($0, by: ruling) : nil
      }
  }

  /// The page that a window shows; under an alert or a popover, the page that presents it, which is
  /// what UIKit asks then.
  private func readPage(in window: WindowID) -> ControllerID? {
    guard let top = facts.windows[window].topStaying, !fillsWindow(top),
      facts.controllers[top].kind == .alert || resolvedStyle(of: top) == .popover
    else { return visiblePage(of: window) }
    return below(top).map(shownPage)
  }

  /// The page that an iPad's split view shows beside the first.
  private func detail(beside page: ControllerID) -> ControllerID? {
    guard facts.session.device.idiom == .pad,
      let split = facts.controllers.containers(of: page).first(where: {
        facts.controllers[$0].kind == .split
      })
    else { return nil }
    return facts.controllers[split].lastChild.map(shownPage)
  }

  /// The page that was added last beside the selected child of a container.
  private func pageAdded(beside page: ControllerID) -> ControllerID? {
    let controllers = facts.controllers
    return controllers.containers(of: page).lazy.compactMap { container -> ControllerID? in
      let state = controllers[container]
      return state.selected == nil || state.front == state.selected ? nil : state.front
    }.first.map(shownPage)
  }

  private func overlooking(_ page: ControllerID, by ruling: Ruling) -> Detector.Report? {
    guard let mask = statedMask(of: page),
      ruling.isOther(
        under: mask, turning: facts.controllers[page].shouldAutorotate ?? true, held: held),
      isOverlooked(page, by: ruling)
    else { return nil }
    return ruling.report(
      on: declarer(for: page), allowed: mask, decider: ruling.asked, rule: ruling.maskRule)
  }

  /// A page without a mask that disables autorotation, and that its container lets rotate: another
  /// controller answers shouldAutorotate for it, as a container's delegate forwards only masks.
  fileprivate func unheld(by ruling: Ruling) -> Detector.Report? {
    guard asksAutorotate, ruling.masksCount, ruling.trigger == .deviceTurn, ruling.isTurn,
      ruling.from != .all, let page = visiblePage(of: ruling.window), autorotates(page) == false,
      statedMask(of: page) == nil
    else { return nil }
    if let asked = ruling.asked {
      let answering = respondent(to: .shouldAutorotate, from: asked, at: ruling.trigger).controller
      guard answering != page, contains(page, in: asked) else { return nil }
    }
    return ruling.report(
      on: page, allowed: ruling.from, maskRole: .expected, decider: ruling.asked,
      rule: .shouldAutorotate)
  }

  /// A page in an orientation that it does not allow, or that itself autorotates, and that a
  /// container above it keeps there by its own shouldAutorotate, though its mask would allow more.
  fileprivate func refused(by ruling: Ruling) -> Detector.Report? {
    guard asksAutorotate, ruling.masksCount, ruling.heldBy == .shouldAutorotate,
      let wanted = ruling.wanted, !ruling.from.allows(wanted), let asked = ruling.asked,
      ruling.allowed.allows(wanted), let page = visiblePage(of: ruling.window),
      contains(page, in: asked), let mask = statedMask(of: page), mask.allows(wanted),
      autorotates(page) ?? ruling.from.isDisjoint(with: mask)
    else { return nil }
    return ruling.report(on: page, allowed: mask, decider: asked, rule: .shouldAutorotate)
  }

  /// Before iOS 6 the second controller whose view is added to a window is not bound to it.
  fileprivate func unbound(at run: Case) -> Detector.Report? {
    guard (2...5).contains(system.major) else { return nil }
    // The one to which it is added, or whose bound controller rotates.
    var window = run.rulings.first(where: \.isTurn)?.window
    if case .window(.viewAdded(let added, _)) = run.kind, !run.rulings.isEmpty {
      window = added
    }
    guard let window, case let state = facts.windows[window], state.root == nil,
      let first = state.firstView, let page = state.lastView, first != page,
      let mask = statedMask(of: page)
    else { return nil }
    return Detector.Report(
      window: window, page: page, allowed: mask, decider: first, rule: .askedFirstController)
  }

  /// Whether the page is inside the controller that was asked, and was not asked by it.
  func isOverlooked(_ page: ControllerID, by ruling: Ruling) -> Bool {
    guard let asked = ruling.asked else { return true }
    guard !consulted(by: ruling).contains(page) else { return false }
    // UIKit, not the container, holds a request against the page that disappears.
    if ruling.trigger == .geometryRequest, isHeldByOutgoing(page, ruling) { return false }
    // A respondent with the mask of a page that is presented, or about to disappear, asks too high.
    let respondent = ruling.respondent ?? asked
    return contains(page, in: asked) && (respondent == asked || contains(respondent, in: asked))
  }

  /// Whether the page that answers is the one that a page replaces in its stack.
  private func isHeldByOutgoing(_ page: ControllerID, _ ruling: Ruling) -> Bool {
    guard let parent = facts.controllers[page].parent else { return false }
    let below = facts.controllers[page].previousSibling
    return facts.controllers[parent].poppingTo == page || below != nil && below == ruling.respondent
  }

  func contains(_ controller: ControllerID, in container: ControllerID) -> Bool {
    facts.controllers.containers(of: controller).contains(container)
  }
}
