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
