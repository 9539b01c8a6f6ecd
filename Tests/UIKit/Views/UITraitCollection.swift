public import Foundation

/// What there is to know about the surroundings of a view.
@available(iOS 8.0, *)
@MainActor
open class UITraitCollection: NSObject {
  /// How much room there is from side to side.
  open package(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// How much room there is from top to bottom.
  open package(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
}
