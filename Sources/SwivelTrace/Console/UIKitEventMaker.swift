import SwivelModel

/// Makes events of UIKit's messages.
struct UIKitEventMaker: Sendable {
  /// How a message was used.
  enum Outcome {
    case told, repeated, notUnderstood
  }

  private var repetitions = RepetitionFilter<UIKitText>()
  private var scenes = ToldScenes()
  // Whether UIKit has said that the scene is a window.
  var isWindowed = false
  // What the driver of a UI test asks for.
  private var driver = DriverCalls()
  // The run of the app that the scenes are of.
  private var run = 0
  // The number of the next event after an exception was raised.
  private var raisedAt: UInt64?

  /// Whether a message says anything, beside what the app reports itself.
  mutating func isOfUse(_ text: UIKitText, beside app: AppFacts) -> Bool {
    switch text {
    case .saysNothing: return false
    case .interface: return !app.reportsInterface
    case .driverWillRead(let session):
      driver.willRead(in: session)
      return false
    case .driverReads(let orientation, let session):
      return driver.isAnswer(orientation, in: session)
    default: return true
    }
  }

  /// Takes what the app says of its runs and scenes.
  mutating func follow(_ app: AppFacts, _ composer: inout EventComposer) {
    if run != composer.runCount {
      (scenes, isWindowed, run) = (ToldScenes(first: app.scene), false, composer.runCount)
    }
    scenes.setFirst(app.scene, &composer)
  }

  mutating func add(
    _ text: UIKitText, at time: WallTime?, beside app: AppFacts, to composer: inout EventComposer
  ) -> Outcome {
    guard text != .notUnderstood else { return .notUnderstood }
    guard !repetitions.isRepetition(text, on: text.subject, at: time) else { return .repeated }
    follow(app, &composer)
    switch text {
    case .deviceOrientationSet: composer.add(.outcome(.messageLogged(message: .kvcUnsupported)))
    case .refused(let code, let requested, let supported, let namesWindowing):
      if namesWindowing { addWindowing(beside: app, &composer) }
      addRefusal(code, requested, supported, beside: app, &composer)
    case .noCommonOrientation(let isThrown, let controller):
      addNoCommonOrientation(controller, isThrown, beside: app, &composer)
    case .preferredNotSupported(let isThrown, let supported):
      if let supported { composer.add(.outcome(.supportedTold(mask: supported, request: nil))) }
      composer.add(
        .outcome(
          isThrown
            ? .exceptionRaised(exception: .preferredNotSupported)
            : .messageLogged(message: .preferredNotSupported)))
    case .sceneMask(let address, let old, let new):
      scenes.tell(address, old, new, &composer)
    case .interface(let address, let orientation):
      let scene = address.map { scenes.scene(at: $0) } ?? app.scene
      composer.add(.observation(.sceneOrientation(scene: scene, orientation: orientation)))
    case .modal(let page, let mask): addModal(page, mask, beside: app, &composer)
    case .recursion(let isThrown):
      composer.add(
        .outcome(
          isThrown ? .exceptionRaised(exception: .recursion) : .messageLogged(message: .recursion)))
    case .statusBarUnavailable:
      composer.add(.outcome(.messageLogged(message: .statusBarUnavailable)))
    case .deviceSet(let orientation):
      guard orientation != .unknown else { return .notUnderstood }
      composer.add(.device(.deviceTurned(to: orientation)))
    case .driverAsks(let orientation):
      guard DriverCalls.isKnown(orientation) else { return .notUnderstood }
      return note("asks for \(orientation)", &composer)
    case .driverReads(let orientation, _): return note("reads \(orientation)", &composer)
    case .driverCouldNotRotate: return note("reports: Unable To Rotate Device", &composer)
    case .otherException:
      // A report names the exception again above its stack.
      guard raisedAt != composer.nextSequence else { return .repeated }
      composer.add(.outcome(.exceptionRaised(exception: .other)))
    case .driverWillRead, .saysNothing, .notUnderstood: return .notUnderstood
    }
    if text.isThrown { raisedAt = composer.nextSequence }
    return .told
  }

  /// Adds what the driver of a UI test does, as a note.
  private func note(_ text: String, _ composer: inout EventComposer) -> Outcome {
    composer.add(note: "the driver of the UI test \(text)") ? .told : .notUnderstood
  }

  /// React Native asks the application for its mask; without a window that has none.
  private func addModal(
    _ page: InterfaceOrientationMask, _ mask: InterfaceOrientationMask, beside app: AppFacts,
    _ composer: inout EventComposer
  ) {
    if !app.describesControllers,
      let modal = composer.controller(named: "RCTModalHostViewController")
    {
      composer.add(.controller(.supported(controller: modal, mask: page)))
    }
    if !mask.isEmpty { composer.add(.answer(.appMaskAnswered(window: nil, mask: mask))) }
    composer.add(.outcome(.messageLogged(message: .noCommonOrientation)))
  }

  private func addNoCommonOrientation(
    _ controller: String?, _ isThrown: Bool, beside app: AppFacts,
    _ composer: inout EventComposer
  ) {
    // The app assigns its own handles to controllers.
    if !app.describesControllers, let controller, let page = composer.controller(named: controller)
    {
      composer.add(.answer(.shouldAutorotateAnswered(controller: page, value: true)))
    }
    composer.add(
      .outcome(
        isThrown
          ? .exceptionRaised(exception: .noCommonOrientation)
          : .messageLogged(message: .noCommonOrientation)))
  }
}
