/// Which part a controller has in a transition.
@available(iOS 7.0, *)
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// Makes a key of its word.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that leaves.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
