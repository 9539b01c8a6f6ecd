extension Moment {
  /// The rulings of one event, in the order in which UIKit looked at the windows.
  ///
  /// Nearly all apps have one window that counts: its ruling takes no memory of its own.
  public struct Rulings: RandomAccessCollection, Hashable, Sendable {
    @usableFromInline private(set) var head: Ruling?
    @usableFromInline private(set) var others: [Ruling] = []

    init() {}

    /// Where the first ruling is.
    @inlinable public var startIndex: Int { 0 }
    /// Behind the last ruling.
    @inlinable public var endIndex: Int { head == nil ? 0 : 1 + others.count }

    /// The ruling at a place.
    @inlinable public subscript(position: Int) -> Ruling {
      guard position == 0, let head else { return others[position - 1] }
      return head
    }

    /// Whether there is a ruling that a function says yes to; nothing of the others is copied.
    @inlinable @inline(__always)
    public func contains(where predicate: (Ruling) throws -> Bool) rethrows -> Bool {
      if let head, try predicate(head) { return true }
      return try !others.isEmpty && others.contains(where: predicate)
    }

    /// Calls a function with each ruling, in order; nothing of the others is copied.
    @inlinable @inline(__always)
    public func forEach(_ body: (Ruling) throws -> Void) rethrows {
      if let head { try body(head) }
      if !others.isEmpty { try others.forEach(body) }
    }

    mutating func append(_ ruling: Ruling) {
      if head == nil {
        head = ruling
      } else {
        others.append(ruling)
      }
    }

    mutating func removeAll() {
      head = nil
      if !others.isEmpty { forgetOthers() }
    }

    // Whoever keeps moments should not keep the room of the one that had most rulings with each.
    private mutating func forgetOthers() {
      others.removeAll(keepingCapacity: others.capacity <= Self.keptCapacity)
    }

    private static let keptCapacity = 4
  }
}
