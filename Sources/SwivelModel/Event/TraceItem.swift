/// One entry of a log: an event, a report of missing events, or the state at this position.
public enum TraceItem: Hashable, Sendable {
  case event(Event)
  case loss(Loss)
  /// Only where the state does not follow from the previous events: at the head of a log whose
  /// beginning was dropped, and after missing events.
  case checkpoint(Checkpoint)
}

/// A batch of a trace's entries.
package enum TracePart: Sendable {
  /// Consecutive events.
  case events(ContiguousArray<Event>)
  /// One entry.
  case item(TraceItem)
}

/// Events that happened and could not be kept.
public struct Loss: Hashable, Sendable {
  /// Why events are missing.
  public enum Reason: UInt8, CaseIterable, Sendable {
    /// The recorder's buffer was full.
    case bufferFull = 0
    /// The disk was full, or failed.
    case disk = 1
    /// A thread ended while it was recording.
    case interrupted = 2
    /// The input was unreadable.
    case unreadable = 3
  }

  /// The number of missing events is bounded by the sequence numbers.
  public static let maximumCount = Event.latestSequence

  /// The number of missing events, at most ``maximumCount``.
  public let count: UInt64
  /// Why.
  public let reason: Reason

  /// Makes a loss.
  public init(count: UInt64, reason: Reason) {
    self.count = min(count, Self.maximumCount)
    self.reason = reason
  }
}
