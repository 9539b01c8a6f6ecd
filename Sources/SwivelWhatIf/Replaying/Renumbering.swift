package import SwivelModel

/// Numbers events that were picked out of a run, or put into one, from 0 on without a gap.
package enum Renumbering {
  /// The events with their new numbers; what caused them is told by the new numbers, too.
  ///
  /// - Precondition: The numbers of the events never decrease.
  package static func renumbered(_ events: [Event]) -> [Event] {
    events.indices.map { place in
      event(events[place], at: place) { sequence in
        self.place(of: sequence, in: 0..<place) { events[$0].sequence }
      }
    }
  }

  /// An event at a place, with the place of its cause.
  static func event(_ event: Event, at place: Int, _ placeOfCause: (UInt64) -> Int?) -> Event {
    var event = event
    if let distance = event.record.causeDistance {
      let cause = event.sequence >= distance ? placeOfCause(event.sequence - UInt64(distance)) : nil
      let newDistance = cause.flatMap { UInt32(exactly: place - $0) }
      event.record = event.record.settingCause(newDistance)
    }
    event.sequence = UInt64(place)
    return event
  }

  /// The last place with a number, among places in the order of their numbers.
  static func place(
    of sequence: UInt64, in places: Range<Int>, _ sequenceAt: (Int) -> UInt64
  ) -> Int? {
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if sequenceAt(middle) <= sequence { low = middle + 1 } else { high = middle }
    }
    guard low > places.lowerBound, sequenceAt(low - 1) == sequence else { return nil }
    return low - 1
  }
}
