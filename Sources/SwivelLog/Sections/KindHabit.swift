import SwivelModel

/// What the events of a kind had in common in a block, from which its coding in the next one
/// follows.
///
/// Only the size depends on it: a reader is given the choice.
struct KindHabit {
  // With fewer events the result would be chance.
  private static let leastCount: UInt32 = 8

  // Whether each event has its tokens, even if they repeat those of the kind's last event. If most
  // events do anyway, writing all of them lets repetitions run through.
  private var hasTokens = false
  /// Which numbers were the same in all events; bit i is for number i.
  private(set) var steady: UInt8 = 0

  private var eventCount: UInt32 = 0
  private var changeCount: UInt32 = 0
  private var first: UInt64 = 0
  private var differences: UInt64 = 0

  /// Begins a block with the numbers of its first event, a byte each.
  mutating func begin(_ numbers: UInt64) {
    first = numbers
  }

  /// Adds an event by its numbers, a byte each, and whether its tokens differ from the kind's last
  /// ones.
  ///
  /// - Returns: Whether the event's tokens are written.
  mutating func add(_ numbers: UInt64, isChanged: Bool) -> Bool {
    eventCount &+= 1
    differences |= numbers ^ first
    if isChanged { changeCount &+= 1 }
    return isChanged || hasTokens
  }

  /// Ends a block.
  mutating func conclude() {
    if eventCount >= Self.leastCount {
      hasTokens = changeCount > eventCount / 4
      steady = 0
      for place in 0..<UInt8(Record.maximumCount)
      where differences >> (UInt64(place) * 8) & 0xFF == 0 {
        steady |= 1 << place
      }
    }
    (eventCount, changeCount, differences) = (0, 0, 0)
  }

  /// A byte of each number; equal numbers have equal bytes, others rarely.
  static func numbers(of record: Record) -> UInt64 {
    (0..<Record.maximumCount).reduce(0) { numbers, index in
      let number = record[index]
      let byte = number | number >> 8 | number >> 16 | number >> 24
      return numbers | UInt64(byte & 0xFF) << UInt64(index * 8)
    }
  }
}
