import Foundation

/// The room that a scene has.
final class SceneSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
  }
}
