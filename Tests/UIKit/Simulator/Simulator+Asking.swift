import SwivelModel
import SwivelReplay

extension Simulator {
  /// Asks the app what UIKit asks it on the way to a ruling, and takes down what is news.
  ///
  /// Whom UIKit asks is what the rules say of the event, tried on a copy.
  func learn(before kind: Event.Kind) {
    var trial = replayer
    let event = Event(sequence: UInt64(events.count), instant: Instant(rawValue: clock), kind)
    let moment = trial.apply(event)
    let callbacks = trial.situation.callbacks(of: moment)
    for ruling in moment.rulings where ruling.readsMasks && ruling.masksCount {
      guard ruling.heldBy != .flatDevice, ruling.heldBy != .rotationLock else { continue }
      learnAppMask(for: ruling)
      guard let asked = ruling.asked else { continue }
      if callbacks.contains(.askAutorotate(asked)) { learnAutorotate(asked, ruling, trial) }
      if callbacks.contains(.askMask(asked)) { learnMask(asked, ruling, trial) }
      if ruling.isLimitedByPresenter, let below = trial.situation.below(asked) {
        learnMask(below, ruling, trial)
      }
      if options.system.major >= 26 { learnLock(asked) }
      if callbacks.contains(.askPreferred(asked)) { learnPreferred(asked, ruling, trial) }
    }
  }

  /// Takes note that a getter of UIKit's own was called: no one overrides it, or someone calls up.
  func reach(_ controller: UIViewController) {
    if let handle = controller.handle { reached.insert(handle) }
  }

  private func learnMask(_ id: ControllerID, _ ruling: Ruling, _ trial: Replayer) {
    let respondent = trial.situation.respondent(to: .mask, from: id, at: ruling.trigger)
    guard let controller = controllers[id]?.object, respondent != .endless else { return }
    let answer = ask { InterfaceOrientationMask(controller.supportedInterfaceOrientations) }
    learnDelegateMask(of: controller, id)
    let state = respondent.controller.map { situation.facts.controllers[$0] }
    switch respondent {
    case .own(let page):
      let stated = reached.contains(page) ? nil : answer
      if state?.supported != stated {
        append(.controller(.supported(controller: page, mask: stated)))
      }
    case .custom(let page):
      if state?.customMask != answer {
        append(.controller(.customMask(controller: page, mask: answer)))
      }
    case .delegate, .endless: break
    }
  }

  private func learnDelegateMask(of controller: UIViewController, _ id: ControllerID) {
    let state = situation.facts.controllers[id]
    guard state.kind.isUIKitContainer, reached.contains(id),
      state.forwarding == .none || state.forwardingHook == .override
    else { return }
    let answer = controller.delegateMask.flatMap { $0.isEmpty ? nil : InterfaceOrientationMask($0) }
    if state.delegateMask != answer {
      append(.controller(.delegateMask(controller: id, mask: answer)))
    }
  }

  private func learnAutorotate(_ id: ControllerID, _ ruling: Ruling, _ trial: Replayer) {
    let respondent = trial.situation.respondent(
      to: .shouldAutorotate, from: id, at: ruling.trigger)
    guard let controller = controllers[id]?.object, let page = respondent.controller else { return }
    let answer = ask { controller.turnsByItself }
    let stated = isInherited(by: id, or: page) ? nil : answer
    if situation.facts.controllers[page].shouldAutorotate != stated {
      append(.controller(.shouldAutorotate(controller: page, value: stated)))
    }
  }

  private func learnPreferred(_ id: ControllerID, _ ruling: Ruling, _ trial: Replayer) {
    let respondent = trial.situation.respondent(to: .preferred, from: id, at: ruling.trigger)
    guard let controller = controllers[id]?.object, let page = respondent.controller else { return }
    let answer = ask { controller.preferredInterfaceOrientationForPresentation }
    let stated = isInherited(by: id, or: page) ? nil : PreferredOrientation(answer)
    if situation.facts.controllers[page].preferred != stated {
      append(.controller(.preferred(controller: page, orientation: stated)))
    }
  }

  private func learnLock(_ id: ControllerID) {
    guard let asked = controllers[id]?.object else { return }
    learnLock(of: asked)
  }

  /// Finds out whether a controller prefers the interface to stay as it is, or whom it names for
  /// that.
  func learnLock(of controller: UIViewController) {
    let id = id(of: controller)
    let respondent = controller.lockRespondent
    let child = respondent === controller ? nil : self.id(of: respondent)
    if situation.facts.controllers[id].lockChild != child {
      append(.controller(.lockChild(controller: id, child: child)))
    }
    let prefers = respondent.prefersInterfaceOrientationLocked
    let page = self.id(of: respondent)
    if situation.facts.controllers[page].prefersLock != prefers {
      append(.controller(.prefersLock(controller: page, value: prefers)))
    }
  }

  private func learnAppMask(for ruling: Ruling) {
    guard options.system.major >= 6, let window = windows[ruling.window]?.object else {
      return
    }
    learnSceneMask(of: window)
    let answer = application.delegate?.mask(for: window, of: application)
    let stated = answer.flatMap { $0.isEmpty ? nil : InterfaceOrientationMask($0) }
    if windows.count == 1 {
      let known: InterfaceOrientationMask? =
        if case .fixed(let mask) = situation.facts.app.delegate { mask } else { nil }
      if known != stated { append(.app(.appMask(mask: stated))) }
    } else if let stated, ruling.appMaskSource != .delegate || ruling.appMask != stated {
      append(.app(.appMaskForWindow(window: ruling.window, mask: stated)))
    }
  }

  private func learnSceneMask(of window: UIWindow) {
    guard options.system.major >= 27, let scene = window.windowScene,
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    else { return }
    let answer = delegate.supportedInterfaceOrientations(for: scene)
    let stated = answer.isEmpty ? nil : InterfaceOrientationMask(answer)
    if situation.facts.app.sceneMask != stated { append(.app(.sceneMask(mask: stated))) }
  }

  /// Whether the last answer was UIKit's own: of the page, or of a container that passes only masks
  /// on.
  private func isInherited(by container: ControllerID, or page: ControllerID) -> Bool {
    reached.contains(page) || reached.contains(container)
  }

  private func ask<Answer>(_ question: () -> Answer) -> Answer {
    reached = []
    return question()
  }
}

extension UIApplicationDelegate {
  fileprivate func mask(
    for window: UIWindow, of application: UIApplication
  ) -> UIInterfaceOrientationMask {
    self.application(application, supportedInterfaceOrientationsFor: window)
  }
}
