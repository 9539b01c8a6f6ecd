package import SwivelModel
package import SwivelReplay
import SwivelText

/// A change that might have led to a different ruling.
package struct Suggestion: Hashable, Sendable {
  /// The declarations, as `swivel whatif --set` takes them.
  package let declarations: [String]
  /// The events, as `swivel whatif --insert` takes them.
  package private(set) var insertions: [String] = []
  /// The disputed rule on which the declarations alone would depend.
  package private(set) var doubt: RuleID?

  /// The change with all declarations and events.
  ///
  /// - Throws: ``ChangeError`` for one that cannot be read.
  package func changes() throws(ChangeError) -> [Change] {
    var changes: [Change] = []
    for text in declarations { changes.append(.set(try ChangeReader.declaration(text))) }
    for text in insertions { changes.append(.insert(try ChangeReader.insertion(text))) }
    return changes
  }
}

extension Suggestion {
  /// The changes that might have led to a different ruling, the most likely first; a replay
  /// decides.
  ///
  /// - Parameters:
  ///   - ruling: What became of the interface.
  ///   - situation: The situation after it.
  ///   - table: The names of the trace.
  /// - Returns: One change for each gate that blocked.
  package static func candidates(
    for ruling: Ruling, in situation: Situation, _ table: NameTable
  ) -> [Self] {
    guard ruling.exception == nil else { return [] }
    let maker = SuggestionMaker(ruling: ruling, situation: situation, table: table)
    // If UIKit did not evaluate the window, there is no ruling to change.
    let gates =
      ruling.trigger == .inspection
      ? [] : [maker.lock, maker.forwarding, maker.autorotation, maker.appMask, maker.pageMask]
    let all = [maker.presentation] + gates
    return all.compactMap(\.self).filter { !$0.isEmpty }.map { Self(declarations: $0) }
  }

  /// The suggestion with requests that do not depend on a disputed rule.
  func with(_ insertions: [String], despite doubt: RuleID) -> Self {
    var suggestion = self
    (suggestion.insertions, suggestion.doubt) = (insertions, doubt)
    return suggestion
  }
}

/// Makes declarations for the gates that blocked a ruling; `nil` for a gate that did not.
struct SuggestionMaker {
  let ruling: Ruling
  let situation: Situation
  let table: NameTable

  /// The rotation lock of the user.
  var lock: [String]? {
    ruling.heldBy == .rotationLock ? ["device.rotationLock=false"] : nil
  }

  /// A presented page that UIKit does not ask fills the window.
  var presentation: [String]? {
    guard let page = situation.facts.windows[ruling.window].topStaying,
      !situation.fillsWindow(page), situation.facts.controllers[page].kind != .alert
    else { return nil }
    return ["\(scope(page)).style=fullScreen"]
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
