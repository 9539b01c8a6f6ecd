/// Why a scene refused something; what UIKit hands out is an `NSError` with these codes.
@available(iOS 15.0, *)
public struct UISceneError: Error {
  /// What was refused.
  public enum Code: Int, Sendable {
    /// A second scene, where there is one at most.
    case multipleScenesNotSupported = 0
    /// A request.
    case requestDenied = 1
    /// A geometry that scenes do not have here.
    @available(iOS 16.0, *) case geometryRequestUnsupported = 100
    /// A geometry that the scene cannot have now.
    @available(iOS 16.0, *) case geometryRequestDenied = 101
  }
}
