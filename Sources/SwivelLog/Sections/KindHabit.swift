import SwivelModel

/// What the events of a kind were like in a block, by which the kind is coded in the next one.
///
/// Nothing depends on it but the size: a reader is told what was chosen.
struct KindHabit {
  // Below this, chance decides what the events look like.
  private static let leastCount: UInt32 = 8

  /// Whether each event tells its tokens, be they those of the kind's last event or not.
  ///
  /// If most do anyway, the others then look like them, and repetitions go on through them.
  private(set) var isTold = false
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

  /// Takes in an event by its numbers, a byte each.
  @inline(__always)
  mutating func add(_ numbers: UInt64) {
    eventCount &+= 1
    differences |= numbers ^ first
  }

  /// Takes in if an event's tokens are others than those of the kind's last one, 1 or 0.
  ///
  /// - Returns: 1 if the event tells its tokens, else 0.
  @inline(__always)
  mutating func tell(isChanged: UInt64) -> UInt64 {
    changeCount &+= UInt32(truncatingIfNeeded: isChanged)
    return isChanged | (isTold ? 1 : 0)
  }

  /// Ends a block.
  mutating func conclude() {
    if eventCount >= Self.leastCount {
      isTold = changeCount > eventCount / 4
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
/// Safe: a code is masked to 7 bits, and the memory lives as long as the table.
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
