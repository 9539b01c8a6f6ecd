public import Foundation

extension UIWindow {
  /// How far before a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The distance.
    public let rawValue: CGFloat

    /// Makes a level of its distance.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where apps are.
    public static let normal = Self(rawValue: 0)
    /// Where the status bar is.
    public static let statusBar = Self(rawValue: 1_000)
    /// Where alerts are.
    public static let alert = Self(rawValue: 2_000)
  }
}
