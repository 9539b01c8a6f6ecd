import SwivelModel

/// The sixteen most recent controllers of a block, latest first.
///
/// A controller keeps its slot in memory while it ages; only the order of the slots changes, which
/// is one number. Moving the controllers themselves took three times as long, because ranks are
/// unpredictable.
struct RecentControllers: ~Copyable {
  static let count = 16

  private var order = Order()
  private var controllers = Table<UInt32>(repeating: 0, count: count)

  init() {
    reset()
  }

  /// Begins a block, with the controllers 0 to 15.
  mutating func reset() {
    order = Order()
    for slot in 0..<Self.count { controllers[slot] = UInt32(slot) }
  }

  /// The controller of a token, which becomes the latest.
  mutating func controller(ofToken token: UInt64) -> UInt32 {
    let slot = order.moveToFront(rank: min(token, UInt64(Self.count - 1)))
    if token >= UInt64(Self.count) {
      controllers[slot] = UInt32(truncatingIfNeeded: token &- UInt64(Self.count))
    }
    return controllers[slot]
  }

  /// Replaces tokens in events by their controllers, in order.
  ///
  /// A place is the index of a token's event, and in the lowest three bits that of its number.
  mutating func resolve(
    _ places: borrowing Table<UInt16>, count: Int, in events: inout Table<Event>
  ) {
    // A local copy stays in a register.
    var order = order
    for index in 0..<count {
      let place = places[index]
      events[Int(place &>> 3)].record.update(Int(place & 7)) { token in
        let slot = order.moveToFront(rank: UInt64(min(token, UInt32(Self.count - 1))))
        if token >= UInt32(Self.count) { controllers[slot] = token &- UInt32(Self.count) }
        return controllers[slot]
      }
    }
    self.order = order
  }

  /// The token of a controller, which becomes the latest.
  mutating func token(ofController number: UInt32) -> UInt64 {
    for rank in 0..<UInt64(Self.count)
    where controllers[order.slot(rank: rank)] == number {
      _ = order.moveToFront(rank: rank)
      return rank
    }
    controllers[order.moveToFront(rank: UInt64(Self.count - 1))] = number
    return UInt64(Self.count) + UInt64(number)
  }

  /// The slots by rank, the latest first.
  private struct Order {
    // Four bits a rank, the latest lowest.
    private var slots: UInt64 = 0xFEDC_BA98_7654_3210

    func slot(rank: UInt64) -> Int { Int(slots &>> (rank &* 4) & 0xF) }

    /// Makes the controller at a rank the latest, and returns its slot.
    mutating func moveToFront(rank: UInt64) -> Int {
      let shift = rank &* 4
      let slot = slots &>> shift & 0xF
      let moved = (16 &<< shift) &- 1
      // What stays does not depend on what moves.
      slots = slots & ~moved | slots &<< 4 & moved | slot
      return Int(truncatingIfNeeded: slot)
    }
  }
}
