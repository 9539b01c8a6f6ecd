public import Foundation

/// A transform of the plane, which Foundation has on Apple's platforms alone.
@available(iOS 2.0, *)
public struct CGAffineTransform: Equatable, Sendable {
  /// The first row of the matrix, on the left.
  public var a: CGFloat
  /// The first row of the matrix, on the right.
  public var b: CGFloat
  /// The second row of the matrix, on the left.
  public var c: CGFloat
  /// The second row of the matrix, on the right.
  public var d: CGFloat
  /// How far to the right everything is moved.
  public var tx: CGFloat
  /// How far down everything is moved.
  public var ty: CGFloat

  /// Makes a transform of the entries of its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
}
