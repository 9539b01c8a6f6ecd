import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds pages that are drawn for an orientation other than the interface's.
  static let staleLayout = Detector(
    id: "stale-layout", severity: .warning,
    summary: "the interface is rotated, but the content has the layout of the previous orientation",
    explanation: """
      A covered page is not laid out when the interface rotates. If an interactive dismissal, a \
      custom animator or one of the app's own gestures uncovers it, it appears with its previous \
      layout. A page that is being pushed while the device rotates keeps its previous frame (iOS \
      7–12). Before iOS 8, a view added directly to the window was drawn as if the window were in \
      portrait.
      """,
    advice: [
      .from(
        8, when: .inExtension,
        """
        lay out the view by its own bounds (viewWillLayoutSubviews), and not by the screen or the \
        interface orientation: the system sizes an extension's view, and need not give it the \
        screen's shape
        """),
      .from(
        8,
        """
        in the animator, set the frame of the lower view to finalFrame(for:), and lay it out \
        before it appears; if a page cannot rotate, do not present a rotating page over it; and \
        lay out each page in viewWillLayoutSubviews instead of using the size that it had when it \
        was pushed
        """),
      .before(
        8,
        """
        add the view to the root's view instead of the window, or rotate it when the status bar \
        rotates; and lay out each page in viewWillLayoutSubviews instead of using the size that it \
        had when it was pushed
        """),
    ],
    rules: [.dismissalNotAsked, .deviceTurn],
    reports: [
      "https://github.com/zoonooz/ZFDragableModalTransition/issues/75",
      "https://github.com/jdg/MBProgressHUD/issues/222",
      "https://github.com/fastred/SloppySwiper/issues/9",
      "https://github.com/jaredsinclair/JTSImageViewController/issues/67",
      "https://github.com/zvonicek/ImageSlideshow/issues/32",
      "https://github.com/rajdhakate/CustomPresentation/issues/1",
      "https://github.com/lionheart/openradar-mirror/issues/20544",
      "https://github.com/lionheart/openradar-mirror/issues/20560",
      "https://github.com/SRGSSR/srgmediaplayer-apple/issues/12",
    ],
    consequenceOf: [dismissalRotated.id],
    loudExample: "page-uncovered-by-a-finger-while-turned",
    quietExample: "page-uncovered-by-a-finger-while-upright",
    interest: [.turns, .presentation, .swipes, .kinds(.windowBounds, .viewAdded)],
    meanwhile: [.pages, .device, .requests, .kinds(.viewTransform)],
    isFollowing: { $0.screen.layout.isFollowing },
    look: { memories, moment, replayer in
      memories.screen.layout.judge(moment, replayer, memories.history.passages)
    },
    lookAtEnd: { memories, replayer in
      memories.screen.layout.hung.flatMap { hung in
        hung.unturned(replayer.situation).map { (hung.event, $0) }
      }
    })
}

/// What is drawn, compared with the interface orientation.
struct Layout: Sendable {
  /// A page that disappears by a transition other than UIKit's.
  private struct Uncovering {
    let page: ControllerID
    let window: WindowID
    let sequence: UInt64
    let isInteractive: Bool
    /// The interface orientation when the page appeared, if a custom animator presented it.
    let before: InterfaceOrientationMask
  }

  /// A view that was added to a window directly, and that the app may be about to rotate manually.
  struct Hung {
    let view: ControllerID
    let window: WindowID
    let event: Event
    let decided: UInt64?

    /// A view in a landscape window whose coordinates stay portrait.
    func unturned(_ situation: Situation) -> Detector.Report? {
      guard situation.isHung(view, in: window),
        situation.interface[window].isSubset(of: .landscape)
      else { return nil }
      return Detector.Report(
        window: window, page: view, allowed: .portrait, maskRole: .untold, rules: [.deviceTurn],
        decided: decided)
    }
  }

  // The duration of a rotation, after which bounds are final.
  private static let turnMicroseconds: UInt64 = 500_000
  // Longer than a push.
  private static let arrivalMicroseconds: UInt64 = 500_000

  private var uncovering: Uncovering?
  private var lastTurn: Instant?
  // A page that was visible while the interface rotated, and the orientation in which it appeared.
  private var turnedOver: (page: ControllerID, window: WindowID, from: InterfaceOrientationMask)?
  // A custom swipe, and where it began.
  private var swipe: (stack: ControllerID, sequence: UInt64)?
  private(set) var hung: Hung?

  var isFollowing: Bool { hung != nil }

  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ passages: Passages
  ) -> Detector.Report? {
    let (event, situation) = (moment.event, replayer.situation)
    moment.rulings.forEach { note($0, at: event, situation) }
    if let hung, moment.kind.mayRotate {
      self.hung = nil
      if var report = hung.unturned(situation) {
        report.evidence = [hung.event.sequence]
        return report
      }
    }
    switch moment.kind {
    case .window(.viewAdded(let window, let view)):
      hung = Hung(
        view: view, window: window, event: event, decided: replayer.decided(in: window, at: event))
    case .presentation(.dismissBegan(let page, _, let interactive)):
      let isCustom = situation.resolvedStyle(of: page) == .custom
      let window = situation.facts.controllers[page].presentedIn
      uncovering =
        interactive || isCustom
        ? window.map {
          Uncovering(
            page: page, window: $0, sequence: event.sequence, isInteractive: interactive,
            before: isCustom ? situation.interface[before: page] : .all)
        } : nil
    case .presentation(.dismissEnded(let page, let cancelled)) where page == uncovering?.page:
      defer { uncovering = nil }
      return cancelled ? nil : uncovered(replayer)
    case .navigation(.interactivePopMoved(let stack, _, custom: true)):
      if swipe?.stack != stack { swipe = (stack, event.sequence) }
    case .navigation(.interactivePopEnded(let stack, let cancelled)) where stack == swipe?.stack:
      defer { swipe = nil }
      return cancelled ? nil : swipedAway(situation)
    case .observation(.windowBounds(let window, let shape)):
      return seen(shape, of: window, at: event, situation)
    default: break
    }
    return moment.rulings.firstReport {
      unturned(by: $0, situation) ?? overtaken(by: $0, at: event, passages, situation)
    }
  }

  private mutating func note(_ ruling: Ruling, at event: Event, _ situation: Situation) {
    guard ruling.isTurn else { return }
    lastTurn = event.instant
    if let page = situation.visiblePage(of: ruling.window), turnedOver?.page != page {
      turnedOver = (page, ruling.window, ruling.from)
    }
  }

  /// A page that a custom gesture of the app uncovers, and above which the interface has rotated.
  private func swipedAway(_ situation: Situation) -> Detector.Report? {
    guard let swipe, let top = situation.facts.controllers[swipe.stack].lastChild,
      let turned = turnedOver, turned.page == situation.shownPage(in: top),
      situation.interface[turned.window].isDisjoint(with: turned.from)
    else { return nil }
    return situation.report(
      in: turned.window, allowed: turned.from, maskRole: .untold, evidence: [swipe.sequence],
      rules: [.popStays])
  }

  /// A page that a finger uncovered in an orientation that it does not allow, or that a custom
  /// animator of the app uncovered in another orientation than it was covered in.
  ///
  /// If the app allows neither, the interface is wrong, and not the layout.
  private func uncovered(_ replayer: Replayer) -> Detector.Report? {
    let situation = replayer.situation
    guard let uncovering, let page = situation.visiblePage(of: uncovering.window) else {
      return nil
    }
    let (window, now) = (uncovering.window, situation.interface[uncovering.window])
    let mask = situation.statedMask(of: page)
    let isForbidden = uncovering.isInteractive && mask.map { now.isDisjoint(with: $0) } ?? false
    let isDrawnOtherwise =
      now.isDisjoint(with: uncovering.before)
      && now.isSubset(of: (mask ?? .all).intersection(replayer.inspect(window).allowed))
    guard isForbidden || isDrawnOtherwise else { return nil }
    return Detector.Report(
      window: window, page: page, allowed: isForbidden ? mask ?? .all : uncovering.before,
      maskRole: isForbidden ? .allowed : .untold, evidence: [uncovering.sequence],
      rules: [.dismissalNotAsked])
  }

  /// A page that appears while the device rotates, and takes its frame from before (7–12).
  ///
  /// If the end of a transition is not recorded by then, the log does not record it at all.
  private func overtaken(
    by ruling: Ruling, at event: Event, _ passages: Passages, _ situation: Situation
  ) -> Detector.Report? {
    guard ruling.trigger == .deviceTurn, ruling.isTurn,
      let arrival = passages[ruling.window].arrival,
      let page = arrival.page, situation.isPushing(arrival, to: page),
      event.instant.isWithin(Self.arrivalMicroseconds, of: arrival.instant) ?? false,
      (7...12).contains(situation.facts.session.system.major),
      let stack = situation.facts.controllers[page].parent,
      situation.facts.controllers[stack].poppingTo == nil,
      situation.facts.window(of: stack) == ruling.window
    else { return nil }
    return Detector.Report(
      window: ruling.window, page: situation.shownPage(in: page), allowed: ruling.from,
      maskRole: .untold, rules: [.deviceTurn])
  }

  /// A view in a window whose coordinates stay portrait, and that was not rotated manually.
  private func unturned(by ruling: Ruling, _ situation: Situation) -> Detector.Report? {
    guard ruling.isTurn, let view = situation.facts.windows[ruling.window].lastView,
      situation.isHung(view, in: ruling.window)
    else { return nil }
    return Detector.Report(
      window: ruling.window, page: view, allowed: .portrait, maskRole: .untold,
      rules: [.deviceTurn])
  }

  /// Bounds of another orientation, some time after the last rotation.
  private func seen(
    _ shape: BoundsShape, of window: WindowID, at event: Event, _ situation: Situation
  ) -> Detector.Report? {
    guard situation.facts.session.windowing == .fullScreen,
      let expected = situation.windowBounds(of: window), expected != shape,
      let lastTurn, !(event.instant.isWithin(Self.turnMicroseconds, of: lastTurn) ?? false)
    else { return nil }
    return situation.report(
      in: window, allowed: situation.interface[window], maskRole: .untold, rules: [.deviceTurn])
  }
}

extension Situation {
  /// Whether a stack pushes a page, or a custom container has just selected it: UIKit's tabs change
  /// without a transition, and how long a custom container takes is not recorded.
  fileprivate func isPushing(_ arrival: Passage, to page: ControllerID) -> Bool {
    switch arrival.kind {
    // The first page of a stack appears with it and is not pushed.
    case .push:
      arrival.isAnimated && !arrival.hasEnded && facts.controllers[page].previousSibling != nil
    case .selection:
      facts.controllers[page].parent.map { facts.controllers[$0].kind == .container } ?? false
    default: false
    }
  }

  /// Whether a view was added directly to a window whose coordinates stay portrait, and was not
  /// rotated manually.
  fileprivate func isHung(_ view: ControllerID, in window: WindowID) -> Bool {
    let state = facts.windows[window]
    return !coordinatesTurn && state.root != nil && state.root != view
      && state.lastView == view && facts.controllers[view].transformDegrees == 0
  }
}
