import SwivelModel
import SwivelQueries
import SwivelReplay

extension WhyText {
  /// The rows of the gates, in order.
  var gates: [GateRow] {
    let ruling = explanation.ruling
    guard situation.system.isKnown else {
      return [GateRow("any", "?", "no event states the version of iOS, so no rule applies")]
    }
    guard ruling.masksCount else {
      return [
        GateRow(
          "device", ruling.deviceMask.initials, deviceSource,
          removed(by: ruling.deviceMask, from: .all)),
        GateRow("app", "all", notAsked),
      ]
    }
    var rows = [
      GateRow("device", ruling.deviceMask.initials, deviceSource),
      GateRow(
        "app", ruling.appMask.initials, appSource,
        removed(by: ruling.appMask, from: ruling.deviceMask)),
    ]
    if !ruling.turns { rows.append(GateRow("autorotate", "no rotation", "shouldAutorotate is NO")) }
    let before = ruling.deviceMask.intersection(ruling.appMask)
    rows.append(
      GateRow(
        "controller", ruling.controllerMask.initials, controllerSource,
        removed(by: ruling.controllerMask, from: before)))
    return rows + [GateRow("", "", asked)]
  }

  /// Why no controller is asked.
  private var notAsked: String {
    switch explanation.ruling.unaskedBy {
    case .multitasking: "Info.plist lists all four on an iPad: no controller is asked"
    case .resizableScene: "the user has resized the scene: no controller is asked"
    case .extensionNotAsked: "an extension rotates with its host: no controller is asked"
    default: "no controller is asked"
    }
  }

  /// Whether the window is recorded.
  var isWindowTold: Bool {
    situation.facts.windows.existing.contains(explanation.ruling.window)
  }

  private var deviceSource: String {
    guard device != .all else { return "all orientations" }
    return situation.facts.session.hasToldDevice
      ? "no upside-down on a phone without a home button"
      : "no upside-down on a phone without a home button, as far as recorded"
  }

  private var appSource: String {
    switch explanation.ruling.appMaskSource {
    case .none: "no mask before iOS 6"
    case .idiom: "the default, because no entry of the Info.plist is recorded"
    case .plist: "Info.plist"
    case .delegate: "application(_:supportedInterfaceOrientationsFor:)"
    case .sceneDelegate: "supportedInterfaceOrientations(for:) of the scene delegate"
    case .exempt: "a video player is not limited by the app"
    }
  }

  private var controllerSource: String {
    guard let page = explanation.ruling.respondent else { return "no controller" }
    let limit = explanation.ruling.isLimitedByPresenter ? ", limited by the page below" : ""
    return names.controller(page) + limit
  }

  /// The controller that was asked, and any visible one that was not.
  private var asked: String {
    guard isWindowTold else { return "neither a window nor the controller asked is recorded" }
    guard let asked = explanation.ruling.asked else { return "the window has no root to ask" }
    let facts = situation.facts
    let part = facts.controllers[asked].isPresented ? "presented" : "root"
    // For a push up to iOS 15 that leaves the interface alone, the mask is only what UIKit would
    // get.
    let verb = explanation.ruling.heldBy == .pushStays ? "would ask" : "asked"
    var text = "\(verb) \(names.controller(asked)) (\(part))"
    if let page = explanation.visible {
      let isAsked = page == asked || explanation.consulted.contains(page)
      text += " · visible \(names.controller(page))\(isAsked ? "" : ", never asked")"
    }
    return text
  }

  private func removed(
    by mask: InterfaceOrientationMask, from before: InterfaceOrientationMask
  ) -> String {
    let removed = before.subtracting(mask)
    return removed.isEmpty ? "" : "◀ removed \(removed.initials)"
  }
}

/// A row of the table of gates.
struct GateRow {
  private let gate: String
  private let allows: String
  private let source: String
  private let note: String

  init(_ gate: String, _ allows: String, _ source: String, _ note: String = "") {
    (self.gate, self.allows, self.source, self.note) = (gate, allows, source, note)
  }

  /// The lines of a table, with each column as wide as its contents.
  static func lines(_ rows: [Self]) -> [String] {
    let gateWidth = rows.map(\.gate.count).max() ?? 0
    let allowsWidth = rows.map(\.allows.count).max() ?? 0
    // A source without a note may be of any width.
    let sourceWidth = rows.filter { !$0.note.isEmpty }.map(\.source.count).max() ?? 0
    return rows.map { row in
      let beginning = "\(row.gate.padded(to: gateWidth))  \(row.allows.padded(to: allowsWidth))"
      let source = row.note.isEmpty ? row.source : row.source.padded(to: sourceWidth) + "  "
      return "  \(beginning)  \(source)\(row.note)"
    }
  }
}
