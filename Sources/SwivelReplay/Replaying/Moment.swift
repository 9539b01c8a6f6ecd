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

    /// Whether the rules considered it possible.
    @inlinable public var agrees: Bool { expected.allows(observed) }
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
