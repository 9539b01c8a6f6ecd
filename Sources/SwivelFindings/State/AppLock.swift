import SwivelModel
import SwivelReplay

/// A mask for all pages that the app set while one page was shown, and the mask before it.
///
/// It is the app's mask, or one that the root declares for the pages in it.
struct AppLock: Sendable {
  private var change: Change?
  private var mask: InterfaceOrientationMask?
  // The root that declares it, if one does.
  private var declaring: ControllerID?
  // The mask with which the app was first observed, or with which it first answered UIKit.
  private var usual: InterfaceOrientationMask?
  private var hasAnswered = false
  // The page with which the app was first observed, if it lies over another one: a mask that allows
  // only landscape was set for it.
  private var firstCover: ControllerID?
  // The change that was set back last: its page may still be below one that is shown.
  private var covered: Change?
  // What was reported, and when, until something else happens, or it was seen to last.
  private var reported: (change: Change, instant: Instant, isSeen: Bool)?

  var isFollowing: Bool { change != nil || reported != nil || usual == nil }

  /// Applies a moment; returns a report if a mask set for another page rotates a page, or holds it.
  mutating func judge(_ run: Case) -> Detector.Report? {
    let situation = run.situation
    guard let main = run.main else { return nil }
    follow(run, main)
    if usual == nil, run.sighting != nil {
      usual = change?.before ?? mask
      firstCover = run.page(in: main).flatMap { situation.coversAnother($0) ? $0 : nil }
    }
    forget(run)
    if let last = reported?.change, mask == last.before {
      // The app restores it after the dismissal: what remains is a missing update.
      (reported, change) = (nil, nil)
      return .retracting(because: last.sequence, in: main, .expected)
    }
    let (page, ruling) = (run.page(in: main), run.ruling(in: main))
    if let ruling, run.fillsWindow(ruling.subject) {
      change?.attribute(to: page, at: ruling, run.now)
    }
    guard situation.knownMain != nil, var change else { return nil }
    if ruling?.showsChange ?? false || run.shows(change, in: main) { change.isPending = false }
    if let left = change.page, run.isLeft(left, for: page) {
      change.isLeft = true
      change.isReplaced = run.kind.isSelection || run.event.record.is(.rootChanged)
    }
    self.change = change
    guard change.isLeft, let page,
      // A page that allows both is not what held the interface.
      situation.statedMask(of: page)?.isSuperset(of: change.before.union(change.mask)) ?? true,
      // What the app usually allows is right for a page that had no mask set for it.
      change.mask != usual || change.origin == page,
      change.isFelt(situation.known(main).orientation, situation)
        || ruling.map(change.refuses) ?? false
    else { return nil }
    (reported, self.change) = ((change, run.now, run.sighting != nil), nil)
    return situation.report(
      in: main, allowed: change.wanted(situation), maskRole: .expected, decider: change.root,
      evidence: [change.sequence],
      rule: change.root == nil ? run.gates(of: main).lockingRule : .controllerMask)
  }

  /// Forgets what was reported where setting the mask back no longer belongs to it.
  private mutating func forget(_ run: Case) {
    guard let last = reported else { return }
    if run.sighting != nil { reported?.isSeen = true }
    let isOver = run.now.isWithin(Look.settlingMicroseconds, of: last.instant) == false
    let isElse = ![.app, .answer, .controller, .request, .observation]
      .contains(run.event.record.family)
    if isElse || last.isSeen && isOver { reported = nil }
  }

  private mutating func follow(_ run: Case, _ main: WindowID) {
    let isOfRoot = run.event.record.family == .controller
    let isDeclared =
      isOfRoot || run.event.record.family == .app || run.event.record.is(.appMaskAnswered)
    let (root, page) = (run.situation.declaringRoot(of: main), run.page(in: main))
    // What another root declares is no change of the mask.
    guard mask == nil || isDeclared || root != declaring else { return }
    let (old, new) = (root == declaring ? mask : nil, run.sharedMask(of: main, root))
    (mask, declaring) = (new, root)
    // At launch, the delegate's first answer may be recorded after the first page.
    let isFirst = change == nil || usual == nil && run.history.passages.latest == nil
    if run.event.record.is(.appMaskAnswered), !hasAnswered, isFirst {
      (usual, hasAnswered, change) = (new, true, nil)
    }
    if let first = firstCover, let old, old != new, isDeclared {
      firstCover = nil
      if page == first, change == nil, old.isSubset(of: .landscape) { return usual = new }
    }
    // What the app usually allows locks nothing, unless it replaces a lock.
    guard isDeclared, let old, old != new, new != usual || change != nil else { return }
    if let last = change, last.before == new, isRestored(last, page, run) {
      // Right before another page appears, it may be for that one only.
      (change, covered) = (nil, last)
    } else if let last = covered, last.mask == new,
      let below = last.page, run.situation.isAttached(below),
      !run.facts.controllers[below].isBeingDismissed, !run.isBeingPopped(below),
      // A page that is appearing has a lock of its own.
      run.history.passages[main].arrival?.hasEnded ?? true
    {
      (change, covered) = (last, nil)
    } else if change?.page == page, change?.isLeft == false, old != usual {
      change?.mask = new
    } else {
      change = Change(
        page: page, sequence: run.event.sequence, instant: run.now, before: old, mask: new,
        shown: run.situation.known(main).orientation, root: isOfRoot ? root : nil,
        origin: change?.page, isOfArrival: run.hasJustArrived)
    }
  }
}

extension AppLock {
  /// Whether a mask as it was before a change is not one for another page: while the page is shown
  /// for which it was changed, when that is being left, and afterward.
  private func isRestored(_ last: Change, _ page: ControllerID?, _ run: Case) -> Bool {
    last.page == page || last.isPending || run.situation.leavesAskedPageBelow(page)
      || run.history.passages.isLeaving
      || last.page.map {
        !run.situation.isAttached($0) || run.facts.controllers[$0].isBeingDismissed
      } ?? false
  }
}

extension Case {
  /// Whether an observation shows what a change led to: what the mask excludes is from before UIKit
  /// has read it, and what was shown before proves nothing unless the page has set it for itself.
  fileprivate func shows(_ change: AppLock.Change, in window: WindowID) -> Bool {
    guard let sighting, sighting.window == window else { return false }
    let isNew = change.isOfArrival || !change.shown.allows(sighting.observed)
    return change.mask.allows(sighting.observed) && isNew
  }

  /// Whether the page that is shown has just appeared.
  fileprivate var hasJustArrived: Bool {
    guard let end = history.passages.latest?.end else { return false }
    return now.isWithin(Look.settlingMicroseconds, of: end.instant) ?? true
  }

  /// Whether a page may be what a mask is set for: an alert or a sheet is not.
  fileprivate func fillsWindow(_ page: ControllerID?) -> Bool {
    page.map { !facts.controllers[$0].isPresented || situation.fillsWindow($0) } ?? true
  }
}

extension Ruling {
  /// Whether something is shown by it: a request shows no page, and a device that is laid flat
  /// nothing at all.
  fileprivate var showsChange: Bool {
    !trigger.traits.contains(.request) && (trigger != .deviceTurn || wanted != nil)
  }

  /// The rule by which the app, which has set its mask while it runs, answers.
  fileprivate var lockingRule: RuleID {
    appMaskSource == .sceneDelegate ? .sceneDelegate : .appDelegate
  }
}

extension Situation {
  /// Whether a page, or one that contains it, is presented or was pushed.
  fileprivate func coversAnother(_ page: ControllerID) -> Bool {
    let state = facts.controllers[page]
    guard !state.isPresented, let parent = state.parent else { return state.isPresented }
    let isPushed = facts.controllers[parent].kind == .navigation && state.previousSibling != nil
    return isPushed || coversAnother(parent)
  }

  /// Whether a page lies over another one that UIKit still asks.
  fileprivate func leavesAskedPageBelow(_ page: ControllerID?) -> Bool {
    page.map { facts.controllers[$0].isPresented && !fillsWindow($0) } ?? false
  }
}
