import SwivelModel
import SwivelReplay
import SwivelText

// Declarations for the gates that blocked a ruling; `nil` for a gate that did not.
extension SuggestionMaker {
  /// The rotation lock of the user.
  var lock: Suggestion? {
    ruling.heldBy == .rotationLock ? "device.rotationLock=false" : nil
  }

  /// A presented page that UIKit does not ask fills the window.
  var presentation: Suggestion? {
    guard let page = situation.facts.windows[ruling.window].topStaying,
      !situation.fillsWindow(page), situation.facts.controllers[page].kind != .alert
    else { return nil }
    return "\(scope(page)).style=fullScreen"
  }

  /// Every container between the asked controller and the one that states the visible page's mask
  /// forwards the query.
  var forwarding: Suggestion? {
    guard let asked = ruling.asked,
      let page = situation.visiblePage(of: ruling.window).map(situation.declarer),
      !situation.consulted(by: ruling).contains(page)
    else { return nil }
    var declarations: [String] = []
    var next = situation.facts.controllers[page].parent
    for _ in 0..<SceneState.maximumDepth {
      guard let container = next else { return nil }
      let state = situation.facts.controllers[container]
      if state.forwarding == .none {
        let word = state.kind == .navigation ? Forwarding.top : .selected
        declarations.insert("\(scope(container)).forwards=\(word.word)", at: 0)
      } else if ruling.trigger == .dismissal, state.forwarding == .visible {
        // It forwards to the page that is being dismissed.
        let word = Forwarding.visibleUnlessDismissing
        declarations.insert("\(scope(container)).forwards=\(word.word)", at: 0)
      }
      if container == asked { return Suggestion(declarations: declarations) }
      next = state.parent
    }
    return nil
  }

  /// The asked controller lets the interface rotate.
  var autorotation: Suggestion? {
    guard !ruling.turns, let page = ruling.respondent else { return nil }
    return "\(scope(page)).shouldAutorotate=true"
  }

  /// The app allows what was wanted.
  var appMask: Suggestion? {
    missing(from: ruling.appMask).flatMap { app(ruling.appMask.union($0)) }
  }

  /// The app and what answers for the page allow it, if neither does.
  var together: Suggestion? {
    guard let app = appMask, let page = forwarding ?? pageMask else { return nil }
    return app.adding(page)
  }

  /// The responding page allows what was wanted.
  var pageMask: Suggestion? {
    guard let page = ruling.respondent, let wanted = missing(from: ruling.controllerMask) else {
      return nil
    }
    return supported(page, ruling.controllerMask.union(wanted))
  }
}
