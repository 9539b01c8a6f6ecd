import SwivelModel

extension WindowTable {
  /// Whether a window is not the only one of its scene.
  func shareScene(_ window: WindowID) -> Bool {
    existing.contains { $0 != window && self[$0].scene == self[window].scene }
  }
}

extension Record {
  /// Whether it may stand between two observations of one motion: a call that only makes UIKit read
  /// the masks again, what UIKit is answered, and what no rule reads.
  var mayBeInMotion: Bool {
    if self.is(.needsUpdate) || self.is(.attemptRotation) { return true }
    return family == .answer || self.is(.note) || self.is(.willTransition) || self.is(.windowBounds)
  }

  /// Whether the user, or the app in response to a touch, starts something new.
  var beginsAction: Bool {
    switch family {
    case .device: !self.is(.deviceOrientationRead)
    case .navigation: self.is(.willShow)
    case .presentation: self.is(.presentBegan) || self.is(.dismissBegan)
    case .hierarchy: self.is(.childSelected)
    case .window: self.is(.rootChanged)
    default: false
    }
  }
}
