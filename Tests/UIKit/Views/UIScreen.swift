public import Foundation

/// What the device shows things on.
@available(iOS 2.0, *)
@MainActor
open class UIScreen: NSObject {
  /// Its size, as the interface is up.
  open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  package init(simulated: Void) {}
}
