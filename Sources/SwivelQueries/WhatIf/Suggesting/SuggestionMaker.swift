import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText

/// Makes changes for a ruling and the problem that it led to.
struct SuggestionMaker {
  let ruling: Ruling
  let situation: Situation
  let table: NameTable
  /// The problem; `nil` for a ruling without one.
  var finding: Finding?
  /// The events that led to it, with what happened.
  var evidence: [(sequence: UInt64, kind: Event.Kind)] = []
  /// Where a call cures the problem.
  var place = CallPlace()
  /// The events that name one side of landscape.
  var sides = NamedSides()

  /// The orientation that was wanted, if a gate rejects it and the hardware supports it.
  func missing(from gate: InterfaceOrientationMask) -> InterfaceOrientationMask? {
    let wanted = ruling.wanted.map(InterfaceOrientationMask.init) ?? ruling.requested
    let possible = wanted.intersection(ruling.deviceMask)
    guard ruling.masksCount, !possible.isEmpty, gate.isDisjoint(with: possible) else { return nil }
    return possible
  }

  /// The declaration of a controller's mask, unless the controller is the system's.
  func supported(_ controller: ControllerID, _ mask: InterfaceOrientationMask) -> Suggestion? {
    let isOwn = situation.facts.controllers[controller].kind != .system
    return mask.isEmpty || !isOwn ? nil : "\(scope(controller)).supported=\(Self.words(mask))"
  }

  /// The declaration of the app's mask, where it is.
  func app(_ mask: InterfaceOrientationMask) -> Suggestion? {
    switch ruling.appMaskSource {
    case .plist, .idiom: "app.plist=\(Self.words(mask))"
    case .delegate: "app.mask=\(Self.words(mask))"
    case .sceneDelegate: "app.sceneMask=\(Self.words(mask))"
    case .none, .exempt: nil
    }
  }

  static func words(_ mask: InterfaceOrientationMask) -> String {
    mask.words.joined(separator: ",")
  }

  /// A controller in the syntax of a change: by its type, if a shell does not require quotes.
  func scope(_ controller: ControllerID) -> String {
    let name = situation.facts.controllers[controller].name.flatMap { table[$0] } ?? ""
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    return "controller.\(name.isEmpty || !isPlain ? "#\(controller.rawValue)" : name)"
  }
}
