import SwivelModel
import SwivelQueries
import SwivelReplay

/// What the engine says about one window at one moment.
package struct ReportWhy: Hashable, Encodable, Sendable {
  package let window: UInt8
  package let name: String
  /// What came of it, as a clause that follows the window's name.
  package let outcome: String
  /// Whether the window shows an orientation that is not allowed.
  package let unwanted: Bool
  /// Whether UIKit evaluated the window at the moment.
  package let ruling: Bool
  package let trigger: String
  package fileprivate(set) var basis: String
  package let from: UInt8
  package let to: UInt8
  package let shown: UInt8
  package let allowed: UInt8
  package let asked: String?
  /// The controller whose value counts.
  package let answered: String?
  package let visible: String?
  /// Whether nobody asks the visible controller.
  package let neverAsked: Bool
  package let heldBy: String?
  /// Whether the masks decide anything.
  package let masksCount: Bool
  package let gates: [ReportGate]
  package let rules: [String]

  init(_ explanation: Explanation, _ basis: Explanation.Basis, _ names: Names) {
    let ruling = explanation.ruling
    (window, name) = (ruling.window.rawValue, names.window(ruling.window))
    outcome = names.plainOutcome(of: ruling)
    self.basis = basis.word
    (from, to) = (ruling.from.bits, ruling.to.bits)
    (shown, allowed) = (ruling.to == .all ? 0 : ruling.to.bits, ruling.allowed.bits)
    unwanted =
      ruling.exception == nil && !ruling.to.isEmpty && ruling.to.isDisjoint(with: ruling.allowed)
    (self.ruling, trigger) = (ruling.trigger != .inspection, ruling.trigger.word)
    asked = ruling.asked.map(names.controller)
    let answering = explanation.consulted.first
    answered = answering == ruling.asked ? nil : answering.map(names.controller)
    visible = explanation.visible.map(names.controller)
    neverAsked = explanation.isVisiblePageIgnored
    (heldBy, masksCount) = (ruling.heldBy?.description, ruling.masksCount)
    gates = Self.gates(ruling, names)
    rules = explanation.rules.map(\.description)
  }

  private static func gates(_ ruling: Ruling, _ names: Names) -> [ReportGate] {
    guard ruling.masksCount else { return [] }
    let app = ruling.deviceMask.intersection(ruling.appMask)
    let respondent = ruling.respondent.map(names.controller) ?? "no controller"
    return [
      ReportGate("device", ruling.deviceMask, from: .all, "hardware", deviceNote(ruling)),
      ReportGate(
        "app", ruling.appMask, from: ruling.deviceMask, ruling.appMaskSource.spelling.text),
      ReportGate(
        "controller", ruling.controllerMask, from: app, respondent,
        ruling.isLimitedByPresenter ? "limited by the page below" : nil),
    ]
  }

  private static func deviceNote(_ ruling: Ruling) -> String? {
    ruling.deviceMask.contains(.portraitUpsideDown)
      ? nil : "no upside-down without a home button"
  }
}

extension ReportWhy {
  /// The same, observed.
  var observed: Self {
    var why = self
    why.basis = Explanation.Basis.observed.word
    return why
  }
}

extension ReportGate {
  fileprivate init(
    _ gate: String, _ mask: InterfaceOrientationMask, from before: InterfaceOrientationMask,
    _ source: String, _ note: String? = nil
  ) {
    (self.gate, allows, removed) = (gate, mask.bits, before.subtracting(mask).bits)
    (self.source, self.note) = (source, note)
  }
}

extension Explanation {
  /// Whether masks decide, and UIKit takes another controller's value than the visible page's.
  var isVisiblePageIgnored: Bool {
    guard ruling.masksCount, let visible, ruling.asked != nil else { return false }
    return ruling.asked != visible && !consulted.contains(visible)
  }
}

extension StaticString {
  fileprivate var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}
