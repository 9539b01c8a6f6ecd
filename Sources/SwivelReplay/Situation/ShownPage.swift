package import SwivelModel

/// The page that a stack showed last, and whether another one is being pushed over it.
package struct ShownPage: Hashable, Sendable {
  /// The stack.
  package var stack: ControllerID
  /// The page.
  package var page: ControllerID
  /// Whether a push over the page is in progress and UIKit still uses its mask.
  package var isLeft: Bool

  package init(_ page: ControllerID, on stack: ControllerID, isLeft: Bool) {
    (self.stack, self.page, self.isLeft) = (stack, page, isLeft)
  }
}

extension ShownPage {
  /// Encodes or decodes an optional page.
  static func pass(_ shown: inout Self?, _ archive: inout StateArchive) {
    var isThere = shown != nil
    archive.flag(&isThere)
    guard isThere else { return shown = nil }
    let none = ControllerID(rawValue: 0)
    var passed = shown ?? Self(none, on: none, isLeft: false)
    archive.value(&passed.stack, usually: none)
    archive.value(&passed.page, usually: none)
    archive.flag(&passed.isLeft)
    shown = passed
  }
}

extension Situation {
  /// The page of a stack over which another one is being pushed.
  func leftPage(of stack: ControllerID) -> ControllerID? {
    guard let shown = interface.shown, shown.isLeft, shown.stack == stack,
      facts.controllers[shown.page].parent == stack
    else { return nil }
    return shown.page
  }
}

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
