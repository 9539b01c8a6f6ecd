/// Which side of a window's bounds is the long one.
public enum BoundsShape: UInt8, CaseIterable, Sendable {
  /// Higher than wide.
  case portrait = 0
  /// Wider than high.
  case landscape = 1
}
