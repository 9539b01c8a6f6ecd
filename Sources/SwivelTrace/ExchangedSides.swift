import SwivelModel

/// Finds landscape sides that the writer of a text exchanged: after each rotation of the device,
/// the interface is recorded on the side of the same name.
///
/// UIKit never rotates an interface to that side because the device was rotated.
struct ExchangedSides {
  // The first interface that rotated to the side of the same name as the device's.
  private var wrong: TraceSummary.ExchangedSide?
  private var hasRight = false
  // The orientation of the device, until something other than an observation follows.
  private var turned: DeviceOrientation?
  private var interfaces: [WindowID: InterfaceOrientation] = [:]

  /// The first exchanged side, unless the text also contains a right one.
  var exchanged: TraceSummary.ExchangedSide? { hasRight ? nil : wrong }

  /// Reads the orientations of an event.
  mutating func take(_ event: Event, line: Int) {
    switch event.kind {
    case .device(.deviceTurned(let to)), .device(.deviceOrientation(let to)): turned = to
    case .observation(.interfaceOrientation(let window, let now)):
      let before = interfaces.updateValue(now, forKey: window)
      guard let upright = turned?.interface else { return }
      if upright == now {
        hasRight = hasRight || now.isLandscape
      } else if upright.isLandscape, now.isLandscape, let before, before != now, wrong == nil {
        wrong = TraceSummary.ExchangedSide(recorded: now, expected: upright, line: line)
      }
    case .observation, .answer, .remark: break
    default: turned = nil
    }
  }
}

extension InterfaceOrientation {
  fileprivate var isLandscape: Bool { InterfaceOrientationMask.landscape.allows(self) }
}
