import SwivelModel

/// Makes events of UIKit's messages.
struct UIKitEventMaker: Sendable {
  /// How a message was used.
  enum Outcome {
    case told, repeated, notUnderstood
  }

  /// Whether Swivel's recorder wrote to the same log, including windows and requests.
  var hasRecorder = false

  private var repetitions = RepetitionFilter<UIKitText>()

  mutating func add(
    _ text: UIKitText, at time: WallTime?, after request: RecorderLines.Request?,
    to composer: inout EventComposer
  ) -> Outcome {
    guard !repetitions.isRepetition(text, on: text.subject, at: time) else { return .repeated }
    switch text {
    case .deviceOrientationSet: composer.add(.outcome(.messageLogged(message: .kvcUnsupported)))
    case .refused(let code, let requested, let supported):
      addRefusal(code, requested, supported, after: request, &composer)
    case .noCommonOrientation(let controller): addNoCommonOrientation(controller, &composer)
    case .preferredNotSupported(let isThrown, let supported):
      if let supported { composer.add(.outcome(.supportedTold(mask: supported, request: nil))) }
      composer.add(
        .outcome(
          isThrown
            ? .exceptionRaised(exception: .preferredNotSupported)
            : .messageLogged(message: .preferredNotSupported)))
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
    _ supported: InterfaceOrientationMask?, after request: RecorderLines.Request?,
    _ composer: inout EventComposer
  ) {
    guard !hasRecorder else {
      // The recorder saw the request and its refusal; only UIKit reports the supported mask.
      guard let supported else { return }
      let isSame = request.map { $0.mask == requested } ?? false
      let cause = isSame ? request.flatMap { composer.cause($0.sequence) } : nil
      composer.add(.outcome(.supportedTold(mask: supported, request: cause)))
      return
    }
    var asked: UInt64?
    if let requested {
      let scene = SceneID(rawValue: 0)
      asked = composer.add(
        .request(.geometryRequest(scene: scene, mask: requested, cause: nil)))
    }
    if let supported {
      let cause = asked.flatMap { composer.cause($0) }
      composer.add(.outcome(.supportedTold(mask: supported, request: cause)))
    }
    let cause = asked.flatMap { composer.cause($0) }
    composer.add(.outcome(.geometryRefused(code: code, request: cause)))
  }

  private func addNoCommonOrientation(
    _ controller: String?, _ composer: inout EventComposer
  ) {
    // The recorder assigns its own handles to controllers.
    if !hasRecorder, let controller, let page = composer.controller(named: controller) {
      composer.add(.answer(.shouldAutorotateAnswered(controller: page, value: true)))
    }
    composer.add(.outcome(.exceptionRaised(exception: .noCommonOrientation)))
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
    case .noCommonOrientation, .preferredNotSupported, .otherException: 2
    case .driverCouldNotRotate: 3
    }
  }
}
