import SwivelModel

extension UIKitEventMaker {
  /// A refusal because of the windowing mode says that the scene is a window, on an iPad unless the
  /// app runs elsewhere; since iOS 27, it may also be on the inner display of a foldable iPhone.
  mutating func addWindowing(beside app: AppFacts, _ composer: inout EventComposer) {
    guard !app.reportsRefusals, !isWindowed else { return }
    isWindowed = true
    let isOnPad = app.device?.idiom == .pad || app.device == nil && (app.system?.major ?? 0) < 27
    if !isOnPad {
      _ = composer.add(
        note: "refused in a window on an iPad, or on the inner display of a foldable iPhone")
    } else if app.device == nil {
      composer.add(.session(.device(model: .pad, identifier: nil)))
    }
    composer.add(.session(.windowing(mode: .windowed)))
  }

  /// A refusal implies a request, unless the app reports its requests; its window is unknown.
  func addRefusal(
    _ code: UInt32, _ requested: InterfaceOrientationMask?,
    _ supported: InterfaceOrientationMask?, beside app: AppFacts,
    _ composer: inout EventComposer
  ) {
    var asked = app.lastRequest.flatMap {
      requested == nil || $0.mask == requested ? $0.sequence : nil
    }
    if let requested, !app.reportsRequests {
      asked = composer.add(
        .request(.geometryRequest(scene: app.scene, mask: requested, cause: nil)))
    }
    if let supported {
      let cause = asked.flatMap { composer.cause($0) }
      composer.add(.outcome(.supportedTold(mask: supported, request: cause)))
    }
    // An app that reports the refusal as well has it only once.
    guard !app.reportsRefusals else { return }
    let cause = asked.flatMap { composer.cause($0) }
    composer.add(.outcome(.geometryRefused(code: code, request: cause)))
  }
}

extension EventComposer {
  /// The cause for the next event.
  func cause(_ sequence: UInt64) -> Cause? {
    UInt32(exactly: nextSequence - sequence).map(Cause.init(rawValue:))
  }
}
