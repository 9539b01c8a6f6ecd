package import SwivelModel
package import SwivelReplay

/// What a report says about a window at a moment, without the words: many moments have the same.
package struct RunWhy: Hashable, Sendable {
  /// The ruling, without the handles of controllers.
  package let ruling: Ruling
  /// The orientations in which the window is known to be.
  package private(set) var shown: InterfaceOrientationMask
  /// How they are known.
  package private(set) var basis: Basis.Word
  package let window: RunLabel
  /// The controller that UIKit asks.
  package let asked: RunLabel?
  /// The controller whose value counts, if it is another one.
  package let answered: RunLabel?
  /// The controller whose mask counts.
  package let respondent: RunLabel?
  package let visible: RunLabel?
  package let isVisiblePageIgnored: Bool
  package let rules: [RuleID]

  package init(_ explanation: Explanation, _ facts: SceneState) {
    let label = { (id: ControllerID?) in id.map { RunLabel($0, facts) } }
    var ruling = explanation.ruling
    let answering = explanation.consulted.first
    (asked, respondent) = (label(ruling.asked), label(ruling.respondent))
    answered = answering == ruling.asked ? nil : label(answering)
    visible = label(explanation.visible)
    (ruling.asked, ruling.respondent, ruling.subject) = (nil, nil, nil)
    (self.ruling, basis, rules) = (ruling, explanation.word, explanation.rules)
    shown = explanation.known.orientation
    window = RunLabel(ruling.window, facts)
    isVisiblePageIgnored = explanation.isVisiblePageIgnored
  }

  /// The same, with what was known later.
  package func knowing(_ known: Known) -> Self {
    var why = self
    (why.shown, why.basis) = (known.orientation, known.word)
    return why
  }
}

extension Explanation {
  /// Whether masks decide, and UIKit takes another controller's value than the visible page's.
  var isVisiblePageIgnored: Bool {
    guard ruling.masksCount, let visible, ruling.asked != nil else { return false }
    return ruling.asked != visible && !consulted.contains(visible)
  }
}
