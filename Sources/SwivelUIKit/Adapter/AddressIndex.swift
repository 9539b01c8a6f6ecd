#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
/// Finds small numbers by the addresses of objects.
///
/// Every answer of a controller looks here. A dictionary would spend more time on its hash than all
/// else that the answer costs, and nobody chooses addresses to make it slow.
///
/// Safe: the slots are memory of the index's own, all initialized, and a place in it never exceeds
/// `mask`.
@MainActor
final class AddressIndex {
  nonisolated private struct Slot {
    // 0 in a slot that is free.
    var address: UInt = 0
    var number: Int = 0
  }

  nonisolated(unsafe) private var slots = AddressIndex.emptySlots(64)
  private var mask = 63
  private var count = 0

  deinit { slots.deallocate() }

  /// The number of an address.
  @inline(__always)
  func number(of address: UInt) -> Int? {
    let place = place(of: address)
    return slots[place].address == address ? slots[place].number : nil
  }

  /// Notes the number of an address.
  func set(_ number: Int, of address: UInt) {
    let place = place(of: address)
    if slots[place].address == 0 { count += 1 }
    slots[place] = Slot(address: address, number: number)
    if count * 2 > mask { layAnew(slotCount: (mask + 1) * 2) }
  }

  /// Forgets an address, unless it has another number by now.
  func remove(_ address: UInt, of number: Int) {
    let place = place(of: address)
    guard slots[place].address == address, slots[place].number == number else { return }
    slots[place] = Slot()
    // Those behind it might have gone further for it.
    layAnew(slotCount: mask + 1)
  }

  /// The slot that an address has, or would get.
  @inline(__always)
  private func place(of address: UInt) -> Int {
    // 2^64 divided by the golden ratio: neighbours end up far apart. Its highest bits are the best.
    var place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place].address != 0, slots[place].address != address {
      place = (place &+ 1) & mask
    }
    return place
  }

  private func layAnew(slotCount: Int) {
    let (old, oldCount) = (slots, mask + 1)
    slots = Self.emptySlots(slotCount)
    mask = slotCount - 1
    count = 0
    for slot in UnsafeBufferPointer(start: old, count: oldCount) where slot.address != 0 {
      slots[place(of: slot.address)] = slot
      count += 1
    }
    old.deallocate()
  }

  nonisolated private static func emptySlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(), count: count)
    return slots
  }
}
#endif
