public import Foundation

extension UIWindowScene {
  /// What someone would like a layout to be.
  @available(iOS 16.0, *)
  open class GeometryPreferences: NSObject {
    package init(abstract: Void) {}

    /// What someone would like a layout to be on an iPhone or iPad.
    open class iOS: UIWindowScene.GeometryPreferences {
      /// The orientations that will do; none if any will.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Makes a wish for nothing.
      public init() {
        super.init(abstract: ())
      }

      /// Makes a wish for orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}
