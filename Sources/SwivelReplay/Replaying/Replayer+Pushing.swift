import SwivelModel

// UIKit uses the mask of the page that a push leaves until the push has ended or an update makes it
// read the masks again. No fact identifies that page if the new one was added to its stack before
// it was announced, as a recorder sees it.
extension Replayer {
  /// Whether a request can meet a push at all (16+).
  var followsPushes: Bool { engine.platform.system.major >= 16 }

  /// Records which page a stack shows or is about to leave; called before the facts change.
  mutating func noteStack(_ event: Event) {
    guard let fact = NavigationFact(event.record) else { return }
    switch fact {
    case .willShow(let stack, let page, _, _): noteShowing(page, on: stack)
    case .didShow(let stack, let page):
      situation.interface.shown = ShownPage(page, on: stack, isLeft: false)
    case .interactivePopMoved, .interactivePopEnded: break
    }
  }

  /// Uses the mask of the current page from now on.
  mutating func forgetLeftPage() {
    situation.interface.shown?.isLeft = false
  }

  private mutating func noteShowing(_ page: ControllerID, on stack: ControllerID) {
    let controllers = situation.facts.controllers
    let top = controllers[stack].lastChild
    if controllers[page].parent != stack {
      situation.interface.shown = top.map { ShownPage($0, on: stack, isLeft: true) }
    } else if var shown = situation.interface.shown, shown.stack == stack {
      shown.isLeft =
        page == top && shown.page != page && controllers[shown.page].parent == stack
      situation.interface.shown = shown
    }
  }
}
