import SwivelModel
import SwivelReplay

extension RunTree {
  /// What the rulings of a moment say about a controller.
  package struct Badges: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    /// UIKit asks it.
    package static let asked = Self(rawValue: 1)
    /// Its value counts.
    package static let answered = Self(rawValue: 2)
    /// It is the visible page.
    package static let visible = Self(rawValue: 4)
    /// It is the visible page, and UIKit takes the value of another controller.
    package static let ignored = Self(rawValue: 8)

    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }
}

extension RunTree.Badges {
  init(_ id: ControllerID, _ explanations: [Explanation]) {
    self = []
    for explanation in explanations {
      if explanation.ruling.asked == id { insert(.asked) }
      if explanation.consulted.contains(id) { insert(.answered) }
      guard explanation.visible == id else { continue }
      insert(.visible)
      if explanation.isVisiblePageIgnored { insert(.ignored) }
    }
  }
}
