public import SwivelModel

/// What one event came to: the rulings that it led to, and what it observed.
public struct Moment: Sendable {
  /// An interface orientation that was seen, beside what the rules had expected.
  public struct Sighting: Hashable, Sendable {
    /// The window.
    public let window: WindowID
    /// What was seen.
    public let observed: InterfaceOrientation
    /// What the rules left possible; every orientation if they knew nothing.
    public let expected: InterfaceOrientationMask

    /// Whether the rules had allowed for it.
    @inlinable public var agrees: Bool { expected.allows(observed) }
  }

  /// The event.
  public let event: Event
  /// The fact that the event tells.
  public let kind: Event.Kind
  /// A ruling for each window that UIKit looked at; none for most events.
  public let rulings: Rulings
  /// What was seen.
  public let sighting: Sighting?

  init(_ event: Event, _ rulings: Rulings, _ sighting: Sighting?) {
    (self.event, self.rulings, self.sighting) = (event, rulings, sighting)
    // Read once: those who look at a moment are many.
    kind = event.kind
  }
}
