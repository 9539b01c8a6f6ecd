import SwivelModel

extension Record {
  /// Whether it says what the app or a controller allows, or comes from a recorder that would say
  /// so.
  ///
  /// Only a recorder, or a person, states the SDK that an app was linked against; a page of which
  /// such a trace states no mask is known to override nothing.
  var statesMask: Bool {
    switch family {
    case .app: true
    case .session: self.is(.linkedSDK)
    case .controller:
      self.is(.supported) || self.is(.preferred) || self.is(.shouldAutorotateTo)
        || self.is(.customMask) || self.is(.delegateMask)
    case .answer: !self.is(.shouldAutorotateAnswered)
    case .hierarchy, .navigation, .presentation, .window, .device, .request, .outcome,
      .observation, .remark, nil:
      false
    }
  }

  /// Whether there may be another window after it, or something else in one.
  var mayTellOfWindows: Bool { family == .window || family == .presentation }
}

extension ControllerState {
  /// Whether it is known to allow something else than the default.
  var statesMask: Bool {
    supported != nil || answeredMask != nil || preferred != nil || shouldAutorotateTo != nil
      || customMask != nil || delegateMask != nil
  }
}
