public import SwivelModel

/// The outcome of one event: the rulings that it caused, and what it observed.
public struct Moment: Sendable {
  /// An observed interface orientation and what the rules had expected.
  public struct Sighting: Hashable, Sendable {
    /// The window.
    public let window: WindowID
    /// The observed orientation.
    public let observed: InterfaceOrientation
    /// The orientations that the rules considered possible; every one if they knew nothing.
    public let expected: InterfaceOrientationMask
    /// The exception by which the rules expected the app to have ended; `nil` for none.
    public let exception: UIKitException?

    /// Whether the rules considered it possible.
    @inlinable public var agrees: Bool { exception == nil && expected.allows(observed) }
  }

  /// The event.
  public let event: Event
  /// The fact that the event records.
  public let kind: Event.Kind
  /// A ruling for each window that UIKit evaluated; none for most events.
  public let rulings: Rulings
  /// The observation, if the event is one.
  public let sighting: Sighting?

  init(_ event: Event, _ rulings: Rulings, _ sighting: Sighting?) {
    (self.event, self.rulings, self.sighting) = (event, rulings, sighting)
    // Decoded once, because a moment has many readers.
    kind = event.kind
  }
}

extension Moment {
  /// The rulings of one event, in the order in which UIKit evaluated the windows.
  ///
  /// Most apps have one relevant window; its ruling is stored without an allocation.
  public struct Rulings: RandomAccessCollection, Hashable, Sendable {
    @usableFromInline private(set) var head: Ruling?
    @usableFromInline private(set) var others: [Ruling] = []

    init() {}

    /// The position of the first ruling.
    @inlinable public var startIndex: Int { 0 }
    /// The position after the last ruling.
    @inlinable public var endIndex: Int { head == nil ? 0 : 1 + others.count }

    /// The ruling at a position.
    @inlinable public subscript(position: Int) -> Ruling {
      guard position == 0, let head else { return others[position - 1] }
      return head
    }

    /// Whether any ruling satisfies a predicate; the others are not copied.
    @inlinable
    public func contains(where predicate: (Ruling) throws -> Bool) rethrows -> Bool {
      if let head, try predicate(head) { return true }
      return try !others.isEmpty && others.contains(where: predicate)
    }

    /// Calls a function with each ruling in order, without copying them.
    @inlinable
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

    @inline(__always)
    mutating func removeAll() {
      head = nil
      if !others.isEmpty { forgetOthers() }
    }

    // Callers that keep moments should not keep the buffer of the one with the most rulings.
    private mutating func forgetOthers() {
      others.removeAll(keepingCapacity: others.capacity <= Self.keptCapacity)
    }

    private static let keptCapacity = 4
  }
}
