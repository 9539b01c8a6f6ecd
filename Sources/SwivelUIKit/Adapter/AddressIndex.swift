#if canImport(UIKit)
/// Finds small numbers by the addresses of objects.
///
/// Every answer of a controller looks here. A dictionary would spend more time on its hash than all
/// else that the answer costs, and nobody chooses addresses to make it slow.
struct AddressIndex {
  private struct Slot {
    // 0 in a slot that is free.
    var address: UInt = 0
    var number: Int = 0
  }

  private var slots = ContiguousArray<Slot>(repeating: Slot(), count: 64)
  private var count = 0

  /// The number of an address.
  @inline(__always)
  func number(of address: UInt) -> Int? {
    let place = place(of: address)
    return slots[place].address == address ? slots[place].number : nil
  }

  /// Notes the number of an address.
  mutating func set(_ number: Int, of address: UInt) {
    let place = place(of: address)
    if slots[place].address == 0 { count += 1 }
    slots[place] = Slot(address: address, number: number)
    if count * 2 > slots.count { lay(slots, count: slots.count * 2) }
  }

  /// Forgets an address.
  mutating func remove(_ address: UInt) {
    let place = place(of: address)
    guard slots[place].address == address else { return }
    slots[place] = Slot()
    // Those behind it might have gone further for it.
    lay(slots, count: slots.count)
  }

  /// The slot that an address has, or would get.
  @inline(__always)
  private func place(of address: UInt) -> Int {
    let mask = slots.count &- 1
    // 2^64 divided by the golden ratio: neighbours end up far apart. Its highest bits are the best.
    var place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place].address != 0, slots[place].address != address {
      place = (place &+ 1) & mask
    }
    return place
  }

  private mutating func lay(_ old: ContiguousArray<Slot>, count: Int) {
    slots = ContiguousArray(repeating: Slot(), count: count)
    self.count = 0
    for slot in old where slot.address != 0 {
      slots[place(of: slot.address)] = slot
      self.count += 1
    }
  }
}
#endif
