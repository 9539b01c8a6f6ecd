import SwivelModel
import SwivelQueries
import SwivelReplay

/// What the engine says about one window at one moment.
package struct ReportWhy: Hashable, FieldList, Sendable {
  static let fields: Fields<Self> = [
    .has("window", \.window), .has("name", \.name), .has("outcome", \.outcome),
    .has("unwanted", \.unwanted), .has("ruling", \.ruling),
    .has("trigger", as: Trigger.shape, \.trigger), .has("basis", \.basis),
    .has("from", \.from), .has("to", \.to), .has("shown", \.shown),
    .has("allowed", \.allowed), .mayHave("asked", \.asked), .mayHave("answered", \.answered),
    .mayHave("visible", \.visible), .has("neverAsked", \.neverAsked),
    .mayHave("heldBy", \.heldBy), .has("masksCount", \.masksCount), .has("gates", \.gates),
    .has("rules", \.rules),
  ]

  package let window: UInt8
  package let name: String
  /// What came of it, as a clause that follows the window's name.
  package let outcome: String
  /// Whether the window shows an orientation that is not allowed.
  package let unwanted: Bool
  /// Whether UIKit evaluated the window at the moment.
  package let ruling: Bool
  package let trigger: String
  package let basis: String
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

  init(_ source: RunWhy, _ names: NameTable) {
    let (ruling, interface) = (source.ruling, source.shown)
    (window, name) = (ruling.window.rawValue, source.window.words(names))
    let isSeen = source.basis == .observed || source.basis == .unchanged
    outcome = LineWriter.plainOutcome(of: ruling.leading(to: interface), isSeen: isSeen)
    basis = source.basis.rawValue
    (from, to) = (ruling.from.bits, ruling.to.bits)
    (shown, allowed) = (interface == .all ? 0 : interface.bits, ruling.allowed.bits)
    unwanted =
      ruling.exception == nil && !interface.isEmpty && interface.isDisjoint(with: ruling.allowed)
    (self.ruling, trigger) = (ruling.trigger != .inspection, ruling.trigger.word)
    asked = source.asked?.words(names)
    answered = source.answered?.words(names)
    visible = source.visible?.words(names)
    neverAsked = source.isVisiblePageIgnored
    (heldBy, masksCount) = (ruling.heldBy?.description, ruling.masksCount)
    gates = Self.gates(ruling, source.respondent?.words(names) ?? "no controller")
    rules = source.rules.map(\.description)
  }

  private static func gates(_ ruling: Ruling, _ respondent: String) -> [ReportGate] {
    guard ruling.masksCount else { return [] }
    let sources: [(String, String?)] = [
      ("hardware", deviceNote(ruling)), (ruling.appMaskSource.spelling.text, nil),
      (respondent, ruling.isLimitedByPresenter ? "limited by the page below" : nil),
    ]
    return zip(ruling.gates, sources).map { gate, source in
      ReportGate(
        gate: gate.name, allows: gate.mask.bits, removed: gate.removed.bits, source: source.0,
        note: source.1)
    }
  }

  private static func deviceNote(_ ruling: Ruling) -> String? {
    ruling.deviceMask.contains(.portraitUpsideDown)
      ? nil : "upside down is unavailable without a home button"
  }
}

extension StaticString {
  fileprivate var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}
