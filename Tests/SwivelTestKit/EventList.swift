package import SwivelModel

/// Events by hand, a millisecond apart and numbered from 0.
package enum EventList {
  package static func of(_ kinds: [Event.Kind]) -> [Event] {
    kinds.enumerated().map { index, kind in
      Event(
        sequence: UInt64(index), instant: Instant(rawValue: UInt64(index) * 1_000), kind)
    }
  }
}
