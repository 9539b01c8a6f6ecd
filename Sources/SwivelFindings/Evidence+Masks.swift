import SwivelModel

extension Record {
  /// Whether it declares the mask of the app or of a controller, or comes from a recorder that
  /// records masks.
  ///
  /// Only a recorder, or a person, states the SDK that an app was linked against; a page without a
  /// mask in such a trace is known to override nothing.
  var statesMask: Bool {
    switch family {
    case .app: true
    case .session: self.is(.linkedSDK)
    case .controller:
      self.is(.supported) || self.is(.preferred) || self.is(.shouldAutorotateTo)
        || self.is(.customMask) || self.is(.delegateMask)
    case .answer: !self.is(.shouldAutorotateAnswered)
    // UIKit's own mask is what the app and its controllers allow together.
    case .outcome: self.is(.sceneMaskTold)
    case .hierarchy, .navigation, .presentation, .window, .device, .request, .observation,
      .remark, nil:
      false
    }
  }

  /// Whether windows, or the content of one, may change with it.
  var mayChangeWindows: Bool { family == .window || family == .presentation }
}

extension ControllerState {
  /// Whether it is known to allow something other than the default.
  var statesMask: Bool {
    supported != nil || answeredMask != nil || preferred != nil || shouldAutorotateTo != nil
      || customMask != nil || delegateMask != nil
  }
}
