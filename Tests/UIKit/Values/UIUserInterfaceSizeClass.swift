/// How much room there is in one direction.
@available(iOS 8.0, *)
public enum UIUserInterfaceSizeClass: Int, @unchecked Sendable {
  /// Not stated.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}
