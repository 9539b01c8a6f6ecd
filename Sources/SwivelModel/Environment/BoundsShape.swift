/// The longer side of a window's bounds.
public enum BoundsShape: UInt8, CaseIterable, Sendable {
  /// Taller than wide.
  case portrait = 0
  /// Wider than tall.
  case landscape = 1
}
