package import SwivelModel

/// What is told of each event as it is recorded, on the thread that records it.
package protocol EventMirror: AnyObject, Sendable {
  /// Learns a kind that this version does not know, before events of it come.
  func define(_ kind: EventSchema)

  /// Has an event recorded, and tells of it if it was taken.
  ///
  /// What is told comes in the order in which events are recorded, for nothing else is told while
  /// `take` records.
  func tell(_ record: Record, names: [String], _ take: () -> Bool)
}
