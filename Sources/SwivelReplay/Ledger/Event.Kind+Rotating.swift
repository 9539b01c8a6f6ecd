package import SwivelModel

extension Event.Kind {
  /// Whether it may rightly rotate the interface, so that what has ended before is no longer
  /// responsible.
  package var mayRotate: Bool {
    switch self {
    case .device(let fact): fact.mayTurn
    case .navigation(.willShow), .presentation(.presentBegan), .presentation(.dismissBegan),
      .hierarchy(.childSelected), .window(.rootChanged), .window(.windowAdded),
      .window(.windowRemoved), .window(.windowHidden), .request, .session(.phase(phase: .launched)),
      .session(.windowing(mode: .mirrored)):
      true
    default: false
    }
  }

  /// The window that it is about; `nil` for all.
  func window(_ facts: SceneState) -> WindowID? {
    switch self {
    case .navigation(.willShow(let page, _, _, _)), .presentation(.presentBegan(let page, _, _)),
      .presentation(.dismissBegan(let page, _, _)), .hierarchy(.childSelected(let page, _)):
      facts.window(of: page)
    default: nil
    }
  }
}

extension DeviceFact {
  /// Whether UIKit may rotate the interface because of it.
  fileprivate var mayTurn: Bool {
    switch self {
    case .deviceTurned(let to), .deviceOrientation(let to): to.interface != nil
    case .deviceOrientationAmong, .rotationLock, .displayUsed: true
    case .deviceOrientationRead: false
    }
  }
}
