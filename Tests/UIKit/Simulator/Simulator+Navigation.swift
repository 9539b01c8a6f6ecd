import SwivelModel
import SwivelReplay

/// A page that a finger takes back.
struct Swipe {
  let transition: SimulatedTransition
  let leaving: UIViewController
  let page: UIViewController
}

extension Simulator {
  /// A stack has another top.
  func show(
    _ page: UIViewController, on stack: UINavigationController, leaving: UIViewController?,
    animated: Bool
  ) {
    guard let stackID = stack.handle else { return page.isMovingToParent = false }
    let pageID = id(of: page)
    let transition = animated ? SimulatedTransition(from: leaving, to: page) : nil
    stack.transitionCoordinator = transition
    let fact = NavigationFact.willShow(
      on: stackID, controller: pageID, animated: animated, interactive: false)
    let isPop = situation.facts.controllers[pageID].parent == stackID
    stack.leavingPage = isPop ? leaving : nil
    announce(fact, page, on: stack, animated)
    let window = stack.shownIn
    if window != nil {
      if let leaving { willDisappear(leaving, animated: animated) }
      willAppear(page, animated: animated, in: window)
    }
    later.append { [self] in
      if window != nil {
        if let leaving { didDisappear(leaving, animated: animated) }
        didAppear(page, animated: animated)
      }
      page.isMovingToParent = false
      leaving?.isMovingFromParent = false
      arrive(at: page, on: stack, animated)
      stack.transitionCoordinator = nil
      transition?.complete()
    }
  }

  /// A finger takes the top page back, and holds it.
  package func beginSwipeBack(
    on stack: UINavigationController, thousandths: UInt32 = 500, isCustom: Bool = false
  ) {
    settleTransitions()
    guard let id = stack.handle, stack.stack.count > 1,
      isCustom || stack.interactivePopGestureRecognizer?.isEnabled ?? false,
      let leaving = stack.stack.popLast(), let page = stack.stack.last
    else { return }
    let transition = SimulatedTransition(from: leaving, to: page, isInteractive: true)
    swipes[id] = Swipe(transition: transition, leaving: leaving, page: page)
    stack.transitionCoordinator = transition
    let fact = NavigationFact.willShow(
      on: id, controller: self.id(of: page), animated: true, interactive: true)
    stack.leavingPage = leaving
    announce(fact, page, on: stack, true)
    willDisappear(leaving, animated: true)
    willAppear(page, animated: true, in: stack.shownIn)
    let moved = NavigationFact.interactivePopMoved(
      on: id, progress: thousandths, custom: isCustom)
    record(.navigation(moved))
  }

  /// The finger lets go, and the page goes or stays.
  package func endSwipeBack(on stack: UINavigationController, cancelled: Bool) {
    guard let id = stack.handle, let swipe = swipes.removeValue(forKey: id) else { return }
    if cancelled { stack.stack.append(swipe.leaving) }
    record(.navigation(.interactivePopEnded(on: id, cancelled: cancelled))) {
      swipe.transition.letGo(cancelled: cancelled)
    }
    let (gone, stays) =
      cancelled ? (swipe.page, swipe.leaving) : (swipe.leaving, swipe.page)
    if cancelled {
      willDisappear(gone, animated: true)
      willAppear(stays, animated: true, in: stack.shownIn)
    }
    didDisappear(gone, animated: true)
    didAppear(stays, animated: true)
    if !cancelled {
      stack.adopt(stack.stack)
      arrive(at: stays, on: stack, true)
    }
    stack.transitionCoordinator = nil
    swipe.transition.complete()
  }

  /// Lets what is going on come to its end before something else begins.
  func settleTransitions() {
    let ends = later
    later = []
    for end in ends { end() }
  }

  private func announce(
    _ fact: NavigationFact, _ page: UIViewController, on stack: UINavigationController,
    _ animated: Bool
  ) {
    record(.navigation(fact)) {
      stack.delegate?.navigationController(stack, willShow: page, animated: animated)
    }
  }

  private func arrive(
    at page: UIViewController, on stack: UINavigationController, _ animated: Bool
  ) {
    guard let stackID = stack.handle else { return }
    let pageID = id(of: page)
    record(.navigation(.didShow(on: stackID, controller: pageID))) {
      stack.delegate?.navigationController(stack, didShow: page, animated: animated)
    }
  }
}
