public import Foundation

extension UIWindowScene {
  /// How a scene is laid out.
  @available(iOS 16.0, *)
  open class Geometry: NSObject, NSCopying {
    /// Which way the interface is up.
    open package(set) var interfaceOrientation: UIInterfaceOrientation
    /// The size of the scene.
    @available(iOS 26.0, *)
    open package(set) var coordinateSpace: any UICoordinateSpace
    /// Whether the interface stays as it is.
    @available(iOS 26.0, *)
    open package(set) var isInterfaceOrientationLocked: Bool
    /// Whether the user is changing the size.
    @available(iOS 26.0, *)
    open package(set) var isInteractivelyResizing: Bool

    package init(
      interfaceOrientation: UIInterfaceOrientation, coordinateSpace: any UICoordinateSpace,
      isInterfaceOrientationLocked: Bool = false, isInteractivelyResizing: Bool = false
    ) {
      self.interfaceOrientation = interfaceOrientation
      self.coordinateSpace = coordinateSpace
      self.isInterfaceOrientationLocked = isInterfaceOrientationLocked
      self.isInteractivelyResizing = isInteractivelyResizing
    }

    /// Itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
