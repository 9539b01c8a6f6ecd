public import Foundation

/// Something that has a size of its own.
@available(iOS 8.0, *)
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The size, as it sees it.
  var bounds: CGRect { get }
}
