import SwivelModel
import SwivelReplay
import SwivelText

/// Makes declarations for the gates that blocked a ruling; `nil` for a gate that did not.
struct SuggestionMaker {
  let ruling: Ruling
  let situation: Situation
  let table: NameTable

  /// The rotation lock of the user.
  var lock: [String]? {
    ruling.heldBy == .rotationLock ? ["device.rotationLock=false"] : nil
  }

  /// Every container between the asked controller and the visible page forwards the query.
  var forwarding: [String]? {
    guard let asked = ruling.asked, let visible = situation.visiblePage(of: ruling.window),
      !situation.consulted(by: ruling).contains(visible)
    else { return nil }
    var declarations: [String] = []
    var next = situation.facts.controllers[visible].parent
    for _ in 0..<SceneState.maximumDepth {
      guard let container = next else { return nil }
      let state = situation.facts.controllers[container]
      if state.forwarding == .none {
        let word = state.kind == .navigation ? Forwarding.top : .selected
        declarations.insert("\(scope(container)).forwards=\(word.word)", at: 0)
      }
      if container == asked { return declarations }
      next = state.parent
    }
    return nil
  }

  /// The asked controller lets the interface rotate.
  var autorotation: [String]? {
    guard !ruling.turns, let page = ruling.respondent else { return nil }
    return ["\(scope(page)).shouldAutorotate=true"]
  }

  /// The app allows what was wanted.
  var appMask: [String]? {
    guard let wanted = missing(from: ruling.appMask) else { return nil }
    let words = ruling.appMask.union(wanted).words.joined(separator: ",")
    switch ruling.appMaskSource {
    case .plist, .idiom: return ["app.plist=\(words)"]
    case .delegate: return ["app.mask=\(words)"]
    case .sceneDelegate: return ["app.sceneMask=\(words)"]
    case .none, .exempt: return nil
    }
  }

  /// The responding page allows what was wanted.
  var pageMask: [String]? {
    guard let page = ruling.respondent, let wanted = missing(from: ruling.controllerMask) else {
      return nil
    }
    let words = ruling.controllerMask.union(wanted).words.joined(separator: ",")
    return ["\(scope(page)).supported=\(words)"]
  }

  /// The orientation that was wanted, if a gate rejects it and the hardware supports it.
  private func missing(from gate: InterfaceOrientationMask) -> InterfaceOrientationMask? {
    guard ruling.masksCount, let wanted = ruling.wanted, ruling.deviceMask.allows(wanted),
      !gate.allows(wanted)
    else { return nil }
    return InterfaceOrientationMask(wanted)
  }

  /// A controller in the syntax of a change: by its type, if a shell does not require quotes.
  private func scope(_ controller: ControllerID) -> String {
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
