/// A difference from the recorded run.
package enum Change: Hashable, Sendable {
  /// A declaration replaces the corresponding ones of the run.
  case set(Declaration)
  /// Events do not happen.
  case drop(ClosedRange<UInt64>)
  /// An event happens before another one.
  case insert(Insertion)
}

/// An event that is inserted before another one.
package struct Insertion: Hashable, Sendable {
  /// The number of the event after it; one more than the last event's appends it.
  package let place: UInt64
  /// The event in the text form, without number and time.
  package let line: String

  /// Makes an insertion.
  package init(before place: UInt64, _ line: String) {
    (self.place, self.line) = (place, line)
  }
}
