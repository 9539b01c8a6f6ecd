import SwivelModel
import UIKit

extension Simulator.Options {
  /// Whether the device is held in landscape at first, and the interface is upright on it.
  var isLandscape: Bool {
    get { held == .landscapeLeft }
    set {
      held = newValue ? .landscapeLeft : .portrait
      interface = newValue ? .landscapeRight : .portrait
    }
  }
}
