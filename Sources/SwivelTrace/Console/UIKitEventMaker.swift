import SwivelModel

/// Makes events of UIKit's messages.
struct UIKitEventMaker: Sendable {
  /// How a message was used.
  enum Outcome {
    case told, repeated, notUnderstood
  }

  // What the drivers of UI tests call orientations.
  private static let orientations = [
    "PORTRAIT", "LANDSCAPE", "UIA_DEVICE_ORIENTATION_LANDSCAPERIGHT",
    "UIA_DEVICE_ORIENTATION_PORTRAIT_UPSIDEDOWN",
  ]

  private var repetitions = RepetitionFilter<UIKitText>()
  private var scenes: [String: SceneID] = [:]

  mutating func add(
    _ text: UIKitText, at time: WallTime?, isLogged: Bool, beside app: AppFacts,
    to composer: inout EventComposer
  ) -> Outcome {
    guard !repetitions.isRepetition(text, on: text.subject, at: time) else { return .repeated }
    switch text {
    case .deviceOrientationSet: composer.add(.outcome(.messageLogged(message: .kvcUnsupported)))
    case .refused(let code, let requested, let supported):
      addRefusal(code, requested, supported, beside: app, &composer)
    case .noCommonOrientation(let controller):
      addNoCommonOrientation(controller, isLogged, beside: app, &composer)
    case .preferredNotSupported(let isThrown, let supported):
      if let supported { composer.add(.outcome(.supportedTold(mask: supported, request: nil))) }
      composer.add(
        .outcome(
          isThrown
            ? .exceptionRaised(exception: .preferredNotSupported)
            : .messageLogged(message: .preferredNotSupported)))
    case .sceneMask(let address, let old, let new):
      let scene = self.scene(at: address, beside: app)
      composer.add(.outcome(.sceneMaskTold(scene: scene, old: old, new: new)))
    case .recursion(let isThrown):
      composer.add(
        .outcome(
          isThrown ? .exceptionRaised(exception: .recursion) : .messageLogged(message: .recursion)))
    case .statusBarUnavailable:
      composer.add(.outcome(.messageLogged(message: .statusBarUnavailable)))
    case .deviceSet(let orientation):
      guard orientation != .unknown else { return .notUnderstood }
      composer.add(.device(.deviceTurned(to: orientation)))
    case .driverCalled(let action, let orientation):
      guard Self.orientations.contains(orientation) else { return .notUnderstood }
      let isTold = composer.add(note: "the driver of the UI test \(action) \(orientation)")
      return isTold ? .told : .notUnderstood
    case .otherException: composer.add(.outcome(.exceptionRaised(exception: .other)))
    case .driverCouldNotRotate:
      let isTold = composer.add(note: "the driver of the UI test: Unable To Rotate Device")
      return isTold ? .told : .notUnderstood
    }
    return .told
  }

  /// A refusal implies a request; its window is unknown.
  private func addRefusal(
    _ code: UInt32, _ requested: InterfaceOrientationMask?,
    _ supported: InterfaceOrientationMask?, beside app: AppFacts,
    _ composer: inout EventComposer
  ) {
    guard !app.reportsRequests else {
      // The app saw the request and its refusal; only UIKit reports the supported mask.
      guard let supported else { return }
      let request = app.lastRequest.flatMap { $0.mask == requested ? $0 : nil }
      let cause = request.flatMap { composer.cause($0.sequence) }
      composer.add(.outcome(.supportedTold(mask: supported, request: cause)))
      return
    }
    var asked: UInt64?
    if let requested {
      asked = composer.add(
        .request(.geometryRequest(scene: app.scene, mask: requested, cause: nil)))
    }
    if let supported {
      let cause = asked.flatMap { composer.cause($0) }
      composer.add(.outcome(.supportedTold(mask: supported, request: cause)))
    }
    let cause = asked.flatMap { composer.cause($0) }
    composer.add(.outcome(.geometryRefused(code: code, request: cause)))
  }

  private func addNoCommonOrientation(
    _ controller: String?, _ isLogged: Bool, beside app: AppFacts,
    _ composer: inout EventComposer
  ) {
    // The app assigns its own handles to controllers.
    if !app.describesControllers, let controller, let page = composer.controller(named: controller)
    {
      composer.add(.answer(.shouldAutorotateAnswered(controller: page, value: true)))
    }
    composer.add(
      .outcome(
        isLogged
          ? .messageLogged(message: .noCommonOrientation)
          : .exceptionRaised(exception: .noCommonOrientation)))
  }

  /// The scene at an address: the first one is the app's, and each further one is new.
  private mutating func scene(at address: String, beside app: AppFacts) -> SceneID {
    if let known = scenes[address] { return known }
    // No more scenes than handles: further ones share one.
    let scene = SceneID(rawValue: app.scene.rawValue &+ UInt8(scenes.count))
    if scenes.count < UInt8.max { scenes[address] = scene }
    return scene
  }
}

extension EventComposer {
  /// The cause for the next event.
  func cause(_ sequence: UInt64) -> Cause? {
    UInt32(exactly: nextSequence - sequence).map(Cause.init(rawValue:))
  }
}

extension UIKitText {
  /// The subject, for detecting repetitions.
  var subject: Int {
    switch self {
    case .deviceOrientationSet: 0
    case .refused: 1
    case .noCommonOrientation, .preferredNotSupported, .recursion, .otherException: 2
    case .driverCouldNotRotate: 3
    case .sceneMask: 4
    case .statusBarUnavailable: 5
    case .deviceSet, .driverCalled: 6
    }
  }
}
