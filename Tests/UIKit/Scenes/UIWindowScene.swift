import Foundation
import SwivelModel

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
  open var screen: UIScreen { shownOn ?? Simulator.current.screen }
  /// Its windows.
  open package(set) var windows: [UIWindow] = []
  /// The window that keys go to.
  @available(iOS 15.0, *)
  open package(set) weak var keyWindow: UIWindow?
  /// What there is to know about its surroundings.
  open package(set) var traitCollection = UITraitCollection()

  // What it is shown on, unless that is the device's own screen.
  var shownOn: UIScreen?

  private var geometryObservers: [GeometryObserver.Reference] = []

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

extension UIWindowScene {
  /// Calls a function after each change of the geometry, as key-value observing does since iOS 16,
  /// as long as the result exists; `nil` earlier.
  package func observeGeometry(_ body: @escaping @MainActor @Sendable () -> Void) -> AnyObject? {
    guard Simulator.current.options.system.major >= 16 else { return nil }
    let observer = GeometryObserver(body)
    geometryObservers.removeAll { $0.object == nil }
    geometryObservers.append(GeometryObserver.Reference(object: observer))
    return observer
  }

  /// Whether anything observes the geometry.
  package var isGeometryObserved: Bool { geometryObservers.contains { $0.object != nil } }

  /// Calls those that observe the geometry.
  func geometryDidChange() {
    for observer in geometryObservers { observer.object?.body() }
  }
}

/// One that is notified of changes of a geometry.
private final class GeometryObserver {
  struct Reference {
    weak var object: GeometryObserver?
  }

  let body: @MainActor @Sendable () -> Void

  init(_ body: @escaping @MainActor @Sendable () -> Void) {
    self.body = body
  }
}
