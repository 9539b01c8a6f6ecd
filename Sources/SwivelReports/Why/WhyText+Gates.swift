import SwivelModel
import SwivelQueries
import SwivelReplay

extension WhyText {
  /// The table of the gates.
  package func gates(room: Int?) -> [StyledLine] {
    var rows = [gate("gate", "allows", "source")] + rulingGates
    if let reported = explanation.reported {
      rows.append(gate("reported", reported.initials, "UIKit, when it refused the request"))
    }
    rows.append(gate("result", result, outcome))
    return TextTable.lines(rows, indent: 2, room: room)
  }

  private func gate(
    _ gate: String, _ allows: String, _ source: String, _ note: String = ""
  ) -> [TextTable.Cell] {
    [gate, allows, source].map { TextTable.Cell(text: $0) }
      + [TextTable.Cell(text: note, style: .warning)]
  }

  private var rulingGates: [[TextTable.Cell]] {
    let ruling = explanation.ruling
    guard situation.system.isKnown else {
      return [gate("any", "?", "the iOS version is unknown, so no rule applies")]
    }
    guard ruling.masksCount else {
      return [
        gate(
          "device", ruling.deviceMask.initials, deviceSource,
          removed(by: ruling.deviceMask, from: .all)),
        gate("app", "all", notAsked),
      ]
    }
    var rows = [
      gate("device", ruling.deviceMask.initials, deviceSource),
      gate(
        "app", ruling.appMask.initials, appSource,
        removed(by: ruling.appMask, from: ruling.deviceMask)),
    ]
    if !ruling.turns {
      let refusing = ruling.asked.map { "\(names.controller($0)) returns" } ?? "returns"
      rows.append(gate("autorotate", "no rotation", "\(refusing) false from shouldAutorotate"))
    }
    let before = ruling.deviceMask.intersection(ruling.appMask)
    rows.append(
      gate(
        "controller", ruling.controllerMask.initials, controllerSource,
        removed(by: ruling.controllerMask, from: before)))
    return rows + [gate("", "", asked)]
  }

  private var notAsked: String {
    switch explanation.ruling.unaskedBy {
    case .multitasking:
      "Info.plist lists all four orientations on an iPad: UIKit asks no controller"
    case .resizableScene: "the scene is resizable: UIKit asks no controller"
    case .innerDisplay: "the inner display of a foldable iPhone: UIKit asks no controller"
    case .extensionNotAsked: "an extension rotates with its host app: UIKit asks no controller"
    default: "UIKit asks no controller"
    }
  }

  /// Whether the window is recorded.
  var isWindowTold: Bool {
    situation.facts.windows.existing.contains(explanation.ruling.window)
  }

  private var deviceSource: String {
    guard explanation.ruling.deviceMask != .all else { return "all orientations" }
    return situation.facts.session.hasToldDevice
      ? "upside down is unavailable on a phone without a home button"
      : "upside down is unavailable (assumed: a phone without a home button)"
  }

  private var appSource: String {
    switch explanation.ruling.appMaskSource {
    case .none: "apps have no mask before iOS 6"
    case .idiom: "the default mask, because no Info.plist entry is recorded"
    case .plist: "Info.plist"
    case .delegate:
      "application(_:supportedInterfaceOrientationsFor:)" + setting(explanation.origins.app)
    case .sceneDelegate: "supportedInterfaceOrientations(for:) of the scene delegate"
    case .exempt:
      "the app's mask does not limit a video player (video-player-exempt, disputed"
        + (explanation.contradiction.map { "; contradicted by event \($0.event))" } ?? ")")
    }
  }

  private var controllerSource: String {
    guard let page = explanation.ruling.respondent else { return "no controller" }
    let limit = explanation.ruling.isLimitedByPresenter ? ", limited by the page below" : ""
    return names.controller(page) + limit + setting(explanation.origins.controller)
  }

  /// The event that set a mask, if it is known.
  private func setting(_ event: UInt64?) -> String { event.map { " (set by event \($0))" } ?? "" }

  private var asked: String {
    guard isWindowTold else { return "neither the window nor the asked controller is recorded" }
    guard let asked = explanation.ruling.asked else { return "the window has no root to ask" }
    let facts = situation.facts
    let part = facts.controllers[asked].isPresented ? "presented" : "root"
    // For a push up to iOS 15 that leaves the interface alone, the mask is only what UIKit would
    // get.
    let verb = explanation.ruling.heldBy == .pushStays ? "would ask" : "asked"
    var text = "\(verb) \(names.controller(asked)) (\(part))"
    if let page = explanation.visible {
      let isAsked = page == asked || explanation.consulted.contains(page)
      text +=
        " · visible \(names.controller(page))\(isAsked ? "" : ", never asked" + mask(of: page))"
    }
    return text
  }

  /// What a page that was not asked would have answered, if that is recorded.
  private func mask(of page: ControllerID) -> String {
    situation.facts.controllers[page].supported.map { " (its mask: \($0.initials))" } ?? ""
  }

  private func removed(
    by mask: InterfaceOrientationMask, from before: InterfaceOrientationMask
  ) -> String {
    let removed = before.subtracting(mask)
    return removed.isEmpty ? "" : "◀ excludes \(removed.initials)"
  }
}
