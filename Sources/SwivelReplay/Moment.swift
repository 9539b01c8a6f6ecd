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
    public var agrees: Bool { expected.allows(observed) }
  }

  /// The event.
  public let event: Event
  /// A ruling for each window that UIKit looked at; none for most events.
  public internal(set) var rulings = Rulings()
  /// What was seen.
  public internal(set) var sighting: Sighting?
}
