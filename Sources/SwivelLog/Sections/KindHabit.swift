import SwivelModel

/// What the events of a kind had in common in a block, from which its coding in the next one
/// follows.
///
/// Only the size depends on it: a reader is given the choice.
struct KindHabit {
  // With fewer events the result would be chance.
  private static let leastCount: UInt32 = 8

  /// Whether each event has its tokens, even if they repeat those of the kind's last event.
  ///
  /// If most events do anyway, writing all of them lets repetitions run through.
  private(set) var hasTokens = false
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

  /// Adds an event by its numbers, a byte each.
  @inline(__always)
  mutating func add(_ numbers: UInt64) {
    eventCount &+= 1
    differences |= numbers ^ first
  }

  /// Adds whether an event's tokens differ from the kind's last ones, 1 or 0.
  ///
  /// - Returns: 1 if the event's tokens are written, else 0.
  @inline(__always)
  mutating func add(isChanged: UInt64) -> UInt64 {
    changeCount &+= UInt32(truncatingIfNeeded: isChanged)
    return isChanged | (hasTokens ? 1 : 0)
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
}

/// The habits of all kinds.
///
/// Safe: a code is masked to 7 bits, and the table owns the memory.
struct KindHabits: ~Copyable {
  private let habits: UnsafeMutablePointer<KindHabit>

  init() {
    habits = .allocate(capacity: 128)
    habits.initialize(repeating: KindHabit(), count: 128)
  }

  deinit { habits.deallocate() }

  subscript(code: UInt8) -> KindHabit {
    @inline(__always) get { habits[Int(code & 0x7F)] }
    @inline(__always) nonmutating _modify { yield &habits[Int(code & 0x7F)] }
  }

  /// Ends a block.
  func conclude() {
    for code in 0..<128 { habits[code].conclude() }
  }
}
