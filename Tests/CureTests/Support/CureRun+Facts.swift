import SwivelModel
import UIKit

extension Simulator {
  /// States what a page answers, which a recorder knows although UIKit does not ask the page.
  func state(_ mask: InterfaceOrientationMask, of page: UIViewController) {
    declare(page, name: "\(type(of: page))") { [.supported(controller: $0, mask: mask)] }
  }

  /// States whose answer a container gives.
  func forward(_ container: UIViewController, to forwarding: Forwarding) {
    declare(container, name: "\(type(of: container))") {
      [.forwarding(controller: $0, to: forwarding, hook: .override)]
    }
  }
}
