import Foundation

/// A scene that has windows.
@available(iOS 13.0, *)
@MainActor
open class UIWindowScene: UIScene {
  /// Which way its interface is up.
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  open var interfaceOrientation: UIInterfaceOrientation { effectiveGeometry.interfaceOrientation }
  /// How it is laid out.
  @available(iOS 16.0, *)
  open package(set) var effectiveGeometry: UIWindowScene.Geometry
  /// What it is shown on.
  open var screen: UIScreen { Simulator.current.screen }
  /// Its windows.
  open package(set) var windows: [UIWindow] = []
  /// The window that keys go to.
  @available(iOS 15.0, *)
  open package(set) weak var keyWindow: UIWindow?
  /// What there is to know about its surroundings.
  open package(set) var traitCollection = UITraitCollection()

  package override init(simulated: Void) {
    effectiveGeometry = Geometry(
      interfaceOrientation: .portrait, coordinateSpace: SceneSpace(bounds: .zero))
    super.init(simulated: ())
  }

  /// Asks for another layout.
  @available(iOS 16.0, *)
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    Simulator.current.request(geometryPreferences, of: self, errorHandler: errorHandler)
  }
}
