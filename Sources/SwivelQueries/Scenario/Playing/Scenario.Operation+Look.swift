extension Scenario.Operation {
  /// Whether UIKit evaluates the windows because of it, or might.
  var makesUIKitLook: Bool {
    switch self {
    case .setSupported, .setShouldAutorotate, .setAppMask, .applyTransform,
      .readDeviceOrientation, .background, .sleepWake:
      false
    case .launch, .rotateDevice, .lockRotation, .setDeviceOrientation, .attemptRotation,
      .setNeedsUpdate, .requestGeometryUpdate, .setStatusBarOrientation, .push, .pop,
      .swipeBackBegin, .swipeBackEnd, .present, .dismiss, .select, .embed, .setRoot, .addWindow,
      .removeWindow, .showSystemAlert, .foreground:
      true
    }
  }
}
