package import SwivelModel

extension Situation {
  /// The calls that UIKit makes to the app for an event and its rulings, in order.
  ///
  /// A rotation comes before the device notification that caused it: a recorder sees the
  /// notification after the interface has rotated. On an iPad the notification comes first, except
  /// on iOS 13–15.
  ///
  /// Source: measured order of iOS 8–12 (rotation > status bar > layout > device notification);
  /// NotificationBanner 110, JGProgressHUD 47, flutter_native_device_orientation 13 and swift 63230
  /// for iPads.
  package func callbacks(of moment: Moment) -> [Callback] {
    var callbacks: [Callback] = []
    let isNewsFirst = facts.session.device.idiom == .pad && !(13...15).contains(system.major)
    if isNewsFirst { callbacks += news(of: moment) }
    if case .navigation(.willShow(_, let page, _, _)) = moment.kind {
      callbacks.append(.willShow(page))
    }
    var turnsStatusBar = false
    for ruling in moment.rulings {
      callbacks += questions(of: ruling)
      guard ruling.isTurn else { continue }
      // It rotates once, however many windows do.
      callbacks += turn(of: ruling, withStatusBar: ruling.turnsStatusBar && !turnsStatusBar)
      turnsStatusBar = turnsStatusBar || ruling.turnsStatusBar
    }
    if moment.kind.bringsPageIn { callbacks += [.willLayout, .didLayout] }
    if case .navigation(.didShow(_, let page)) = moment.kind {
      callbacks.append(.didShow(page))
    }
    return isNewsFirst ? callbacks : callbacks + news(of: moment)
  }

  /// The notification of a device rotation, or of an orientation that the app set.
  ///
  /// Source of the latter: react-native-orientation-locker 112, which has to mute it. An extension
  /// receives none (radar 28279379).
  private func news(of moment: Moment) -> [Callback] {
    let isNews =
      switch moment.kind {
      case .device(.deviceTurned): !facts.device.isRotationLocked
      case .request(.setDeviceOrientation): moment.rulings.contains(where: \.setsDevice)
      default: false
      }
    return isNews && hearsOfDevice ? [.deviceDidChange] : []
  }

  /// Whether `UIDevice` reports the device orientation to the process.
  package var hearsOfDevice: Bool {
    facts.session.generatesDeviceNotifications && facts.session.process != .extension
  }

  /// The questions asked; the preferred orientation of a presented page comes before its mask.
  private func questions(of ruling: Ruling) -> [Callback] {
    guard ruling.masksCount, asksAnyone(for: ruling) else { return [] }
    var questions: [Callback] = []
    if let page = ruling.asked { questions += self.questions(to: page, ruling) }
    let frozen = !ruling.turns && ruling.heldBy == .shouldAutorotate
    if !frozen, ruling.appMaskSource == .delegate { questions.append(.askAppMask) }
    guard let page = ruling.asked, asksPreferred(of: page, for: ruling) else { return questions }
    let preferred = ask(.preferred, page, ruling.trigger, Callback.askPreferred)
    return ruling.trigger == .presentation ? preferred + questions : questions + preferred
  }

  /// Whether UIKit asks any controller for a ruling, in an app whose masks count.
  private func asksAnyone(for ruling: Ruling) -> Bool {
    guard asksAtPush || !isStep(ruling), ruling.readsMasks else { return false }
    switch ruling.heldBy {
    case .flatDevice, .rotationLock, .setDeviceOrientationIgnored: return false
    default: return true
    }
  }

  /// Whether a ruling concerns a push or a tab selection.
  private func isStep(_ ruling: Ruling) -> Bool {
    switch ruling.trigger {
    case .push: true
    case .selection where system.major >= 6:
      ruling.subject.flatMap { facts.controllers[$0].parent }
        .map { facts.controllers[$0].kind == .tab } ?? false
    default: false
    }
  }

  private func questions(to page: ControllerID, _ ruling: Ruling) -> [Callback] {
    let first =
      asksAutorotate ? ask(.shouldAutorotate, page, ruling.trigger, Callback.askAutorotate) : []
    // UIKit does not ask for the mask of a controller that returned false.
    guard ruling.heldBy != .shouldAutorotate else { return first }
    return first + ask(.mask, page, ruling.trigger, Callback.askMask)
      + questionInVain(to: page, ruling)
  }

  /// On 6–7 a navigation controller that answers itself also asks its top page and ignores the
  /// answer.
  ///
  /// Source: radar 14080208.
  private func questionInVain(to page: ControllerID, _ ruling: Ruling) -> [Callback] {
    let state = facts.controllers[page]
    guard (6...7).contains(system.major), ruling.trigger == .deviceTurn,
      state.kind == .navigation, ruling.respondent == page, let child = shownChild(of: page)
    else { return [] }
    return [.askMask(child)]
  }

  private func ask(
    _ question: Question, _ page: ControllerID, _ trigger: Trigger,
    _ callback: (ControllerID) -> Callback
  ) -> [Callback] {
    var callbacks: [Callback] = []
    _ = respondent(to: question, from: page, at: trigger) { callbacks.append(callback($0)) }
    return callbacks
  }

  /// The callbacks of a rotation: to what is shown, not to what is covered (6 and 7) or not
  /// selected.
  private func turn(of ruling: Ruling, withStatusBar: Bool) -> [Callback] {
    // An extension rotates with its host and receives no callback (radars 18223876, 30256445).
    let isNotified = facts.session.process != .extension
    var callbacks = isNotified ? outermostShown(in: ruling.window).flatMap(notified) : []
    if withStatusBar { callbacks += [.statusBarWillChange, .statusBarDidChange] }
    guard ruling.window == facts.windows.main else { return callbacks }
    return callbacks + [.willLayout, .didLayout]
  }

  /// All controllers presented in a window, starting with its root or the controller whose view was
  /// added first; on iOS 6 and 7 only the last one.
  private func outermostShown(in window: WindowID) -> [ControllerID] {
    let state = facts.windows[window]
    if (6...7).contains(system.major) {
      return [state.topPresented ?? state.root].compactMap { $0 }
    }
    var shown: [ControllerID] = []
    var next = state.topPresented
    while let page = next, shown.count < SceneState.maximumDepth {
      shown.append(page)
      next = facts.controllers[page].presentedBelow
    }
    let first = state.root ?? (system.major < 6 ? state.firstView : nil)
    return [first].compactMap { $0 } + shown.reversed()
  }

  /// A controller and all that is shown inside it.
  private func notified(_ outermost: ControllerID) -> [Callback] {
    var callbacks: [Callback] = []
    var next: ControllerID? = outermost
    for _ in 0..<SceneState.maximumDepth {
      guard let controller = next else { break }
      callbacks.append(.willRotate(controller))
      next = shownChild(of: controller)
    }
    return callbacks
  }

  /// The controllers whose own values decided a ruling.
  package func consulted(by ruling: Ruling) -> [ControllerID] {
    guard asksAnyone(for: ruling) else { return [] }
    if !ruling.masksCount { return lockHolders(for: ruling) }
    guard let page = ruling.respondent else { return [] }
    if system.major < 6, facts.controllers[page].kind.isUIKitContainer,
      facts.controllers[page].forwarding == .none
    {
      var questionsLeft = Self.maximumQuestions
      return agreeing(in: page, &questionsLeft, depth: 0)
    }
    guard ruling.isLimitedByPresenter, let below = ruling.asked.flatMap(below) else {
      return [page]
    }
    // What it takes away, the app or the device may not have allowed anyway.
    let own = mask(of: .own(page)).intersection(ruling.appMask).intersection(ruling.deviceMask)
    if ruling.allowed == own { return [page] }
    let other = respondent(to: .mask, from: below, at: ruling.trigger).controller
    return [page] + [other].compactMap { $0 }
  }

  /// The page that prefers a locked orientation, which UIKit asks where no mask counts (26+).
  private func lockHolders(for ruling: Ruling) -> [ControllerID] {
    guard system.major >= 26, let asked = ruling.asked else { return [] }
    let holder = lockHolder(of: asked)
    return facts.controllers[holder].prefersLock ? [holder] : []
  }

  /// The pages in a container that UIKit asks whether they agree.
  private func agreeing(
    in container: ControllerID, _ questionsLeft: inout Int, depth: Int
  ) -> [ControllerID] {
    questionsLeft -= 1
    guard facts.controllers[container].kind.isUIKitContainer, depth < Self.maximumQuestionDepth
    else { return [container] }
    var pages: [ControllerID] = []
    forEachChild(of: container) { child in
      guard questionsLeft > 0 else { return }
      pages += agreeing(in: child, &questionsLeft, depth: depth + 1)
    }
    return pages
  }
}

extension Ruling {
  /// Whether `UIDevice` adopted a new value that the app set.
  fileprivate var setsDevice: Bool { readsMasks && heldBy != .setDeviceOrientationIgnored }
}

extension Event.Kind {
  /// Whether a page appears that was absent or covered: it is laid out whether or not anything
  /// rotated.
  ///
  /// Source: Apple, UIViewController (a controller that is not visible when the interface turns).
  fileprivate var bringsPageIn: Bool {
    switch self {
    case .hierarchy(.childSelected), .navigation(.didShow), .presentation(.presentEnded),
      .presentation(.dismissEnded(_, cancelled: false)):
      true
    default: false
    }
  }
}
