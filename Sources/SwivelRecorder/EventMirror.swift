package import SwivelModel

/// A copy of each event as it is recorded, on the recording thread.
package protocol EventMirror: AnyObject, Sendable {
  /// Defines a kind unknown to this version, before its events.
  func define(_ kind: EventSchema)

  /// Records an event, and mirrors it if it was accepted.
  ///
  /// Events are mirrored in the order in which they are recorded, because `take` runs under the
  /// same lock.
  func record(_ record: Record, names: [String], _ take: () -> Bool)
}
