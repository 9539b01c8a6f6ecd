/// The sixteen most recent controllers of a block, latest first.
///
/// A controller keeps its slot in memory while it ages; only the order of the slots changes, which
/// is one number in a register. Moving the controllers themselves took three times as long, because
/// ranks are unpredictable.
///
/// Safe: a slot is four bits, and there are sixteen; a hint has 256 entries. The memory belongs to
/// the ``KindTable`` that made this and outlives it.
struct RecentControllers {
  static let count = 16

  // Four bits a rank, the latest lowest: the slot of the controller with that rank.
  private var order: UInt64 = 0xFEDC_BA98_7654_3210
  private let places: UnsafeMutablePointer<UInt32>
  // By the low byte of a controller: the slot of the latest one with that byte.
  private let hints: UnsafeMutablePointer<UInt8>

  /// The initial state of a block, with the controllers 0 to 15.
  init(places: UnsafeMutablePointer<UInt32>, hints: UnsafeMutablePointer<UInt8>) {
    (self.places, self.hints) = (places, hints)
    for place in 0..<Self.count {
      places[place] = UInt32(place)
      hints[place] = UInt8(place)
    }
  }

  /// The controller of a token, which becomes the latest.
  @inline(__always)
  mutating func controller(ofToken token: UInt64) -> UInt32 {
    guard token < UInt64(Self.count) else {
      let place = moveToFront(rank: UInt64(Self.count - 1))
      places[place] = UInt32(truncatingIfNeeded: token &- UInt64(Self.count))
      return places[place]
    }
    return places[moveToFront(rank: token)]
  }

  /// Replaces tokens by their controllers, in order.
  @inline(never)
  mutating func resolve(_ places: UnsafeBufferPointer<UnsafeMutableRawPointer>) {
    // A local copy stays in registers.
    var copy = self
    for place in places {
      let token = place.load(as: UInt32.self)
      place.storeBytes(of: copy.controller(ofToken: UInt64(token)), as: UInt32.self)
    }
    self = copy
  }

  /// Replaces controllers by their tokens, a byte each, in order.
  @inline(never)
  mutating func replaceByTokens(_ places: UnsafeBufferPointer<UnsafeMutableRawPointer>) {
    // A local copy stays in registers.
    var copy = self
    for place in places {
      let token = copy.token(ofController: UInt32(place.load(as: UInt8.self)))
      place.storeBytes(of: UInt8(truncatingIfNeeded: token), as: UInt8.self)
    }
    self = copy
  }

  /// The token of a controller, which becomes the latest.
  @inline(__always)
  mutating func token(ofController number: UInt32) -> UInt64 {
    let hint = Int(hints[Int(number & 0xFF)] & 0xF)
    guard let place = places[hint] == number ? hint : search(number) else {
      return tokenOfNew(number)
    }
    return moveToFront(place: UInt64(truncatingIfNeeded: place))
  }

  /// Searches for a controller that is not where its hint points, mostly because it is absent.
  private func search(_ number: UInt32) -> Int? {
    // Without a branch, so that the compiler vectorizes the comparisons.
    var found = 0
    for place in 0..<Self.count { found |= places[place] == number ? 1 << place : 0 }
    return found == 0 ? nil : found.trailingZeroBitCount
  }

  private mutating func tokenOfNew(_ number: UInt32) -> UInt64 {
    let place = moveToFront(rank: UInt64(Self.count - 1))
    places[place] = number
    hints[Int(number & 0xFF)] = UInt8(place)
    return UInt64(Self.count) + UInt64(number)
  }

  /// Makes the controller at a rank the latest, and returns its slot.
  @inline(__always)
  private mutating func moveToFront(rank: UInt64) -> Int {
    let shift = rank &* 4
    let place = order &>> shift & 0xF
    let moved = (16 &<< shift) &- 1
    // What stays does not depend on what moves.
    order = order & ~moved | order &<< 4 & moved | place
    return Int(truncatingIfNeeded: place)
  }

  /// Makes the controller in a slot the latest, and returns its rank.
  ///
  /// The next controller depends on the order only, which needs neither the rank nor its shift.
  @inline(__always)
  private mutating func moveToFront(place: UInt64) -> UInt64 {
    // The lowest four bits that are 0 are the first to borrow.
    let difference = order ^ place &* 0x1111_1111_1111_1111
    let borrows =
      (difference &- 0x1111_1111_1111_1111) & (~difference & 0x8888_8888_8888_8888)
    let moved = borrows ^ (borrows &- 1)
    order = order ^ (order ^ (order &<< 4 | place)) & moved
    return UInt64(truncatingIfNeeded: borrows.trailingZeroBitCount) &>> 2
  }
}
