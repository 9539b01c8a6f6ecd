/// Something that is to be otherwise than in the run that was recorded.
package enum Change: Hashable, Sendable {
  /// A declaration takes the place of whatever the run has of it.
  case set(Declaration)
  /// Events do not happen.
  case drop(ClosedRange<UInt64>)
  /// An event happens in front of another one.
  case insert(Insertion)
}

/// An event that is put in front of another one.
package struct Insertion: Hashable, Sendable {
  /// The number of the event that it comes before; one more than the last is behind all of them.
  package let place: UInt64
  /// The event in the text form, without number and time.
  package let line: String

  /// Makes an insertion.
  package init(before place: UInt64, _ line: String) {
    (self.place, self.line) = (place, line)
  }
}
