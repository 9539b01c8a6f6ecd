public import SwivelRules

extension Moment {
  /// The rulings of one event, in the order in which UIKit looked at the windows.
  ///
  /// Nearly all apps have one window that counts: its ruling takes no memory of its own.
  public struct Rulings: RandomAccessCollection, Hashable, Sendable {
    private var first: Ruling?
    private var others: [Ruling] = []

    init() {}

    /// Where the first ruling is.
    public var startIndex: Int { 0 }
    /// Behind the last ruling.
    public var endIndex: Int { first == nil ? 0 : 1 + others.count }

    /// The ruling at a place.
    public subscript(position: Int) -> Ruling {
      guard position == 0, let first else { return others[position - 1] }
      return first
    }

    @inline(__always)
    mutating func append(_ ruling: Ruling) {
      if first == nil {
        first = ruling
      } else {
        others.append(ruling)
      }
    }

    @inline(__always)
    mutating func removeAll() {
      first = nil
      if !others.isEmpty { forgetOthers() }
    }

    // Whoever keeps moments should not keep the room of the one that had most rulings with each.
    private mutating func forgetOthers() {
      others.removeAll(keepingCapacity: others.capacity <= Self.keptCapacity)
    }

    private static let keptCapacity = 4
  }
}
