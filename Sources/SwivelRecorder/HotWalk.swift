import SwivelLog

/// Goes through the slots of a ring in order, and counts what is not there.
///
/// Each entry tells how many events had begun before it, so that those that are missing in front of
/// it can be counted: either their slots were overwritten, or their threads have given them up, to
/// record them again, or have ended.
struct HotWalk {
  /// What is found at the next place.
  enum Step {
    /// An event.
    case entry(HotEntry)
    /// A slot whose claimant is inside; it does not own the slot if another one is stuck in it.
    case unresolved(slot: UInt64, isOwned: Bool)
    /// Nothing further, up to the limit or the last claim.
    case end
  }

  /// The next slot.
  private(set) var position: UInt64
  /// How many events had begun at the last place where that is known.
  private(set) var begun: UInt64
  /// How many of them did not come along.
  private(set) var deficit: UInt64 = 0
  /// How many events were overwritten; too many by those that are still to be recorded again.
  private(set) var missing: UInt64 = 0
  /// How many have given up their slots and did not come again yet, or never will.
  private(set) var absent: UInt64 = 0

  /// How many events came along.
  var taken: UInt64 { begun &- deficit }

  private var begunPosition: UInt64
  private var wasOverwritten = false

  /// Begins at a slot in front of which so many events had begun.
  init(at slot: UInt64 = 0, begun: UInt64 = 0) {
    (position, begunPosition, self.begun) = (slot, slot, begun)
  }

  /// Looks at the next slots, in front of a limit; they are copied anew where the copy has no more.
  mutating func next(in slots: HotSlots, upTo limit: UInt64 = .max) -> Step {
    var isFresh = false
    while true {
      jump(to: slots.range.lowerBound)
      let found = look(in: slots, upTo: limit)
      if case .entry = found { return found }
      if case .end = found, position >= limit { return .end }
      guard !isFresh, slots.refresh(from: position) else { return found }
      isFresh = true
    }
  }

  /// Goes past a slot that is not resolved.
  mutating func pass() {
    position += 1
  }

  private mutating func look(in slots: HotSlots, upTo limit: UInt64) -> Step {
    while position < min(slots.range.upperBound, limit) {
      switch slots.look(at: position) {
      case .entry(let entry):
        take(entry)
        return .entry(entry)
      case .pending: return .unresolved(slot: position, isOwned: true)
      case .stuck: return .unresolved(slot: position, isOwned: false)
      case .overwritten: wasOverwritten = true
      case .empty, .damaged: break
      }
      position += 1
    }
    if position == slots.range.upperBound { settle(slots.begun) }
    return .end
  }

  /// Leaves out what was overwritten.
  private mutating func jump(to slot: UInt64) {
    guard position < slot else { return }
    position = slot
    wasOverwritten = true
  }

  private mutating func take(_ entry: HotEntry) {
    settle(UInt64(entry.begunCount))
    // It is among those that have begun at the next place; if not, it came again, and one less is
    // absent.
    deficit &-= 1
    position += UInt64(entry.slotCount)
  }

  /// Counts what is missing up to a place where the number of events begun is known, modulo 2^24.
  private mutating func settle(_ lowBits: UInt64) {
    let (slots, modulus) = (position - begunPosition, BegunCount.modulus)
    var step = BegunCount.distance(from: begun, to: lowBits)
    // An event takes a slot at least: of the numbers that are possible, the greatest.
    step = step > slots ? 0 : step + (slots - step) / modulus * modulus
    begun &+= step
    deficit &+= step
    begunPosition = position
    sort(Int64(bitPattern: deficit &- missing &- absent))
    wasOverwritten = false
  }

  /// Puts down events that are missing more, or less, than was known.
  private mutating func sort(_ change: Int64) {
    guard change < 0 else {
      if wasOverwritten { missing += UInt64(change) } else { absent += UInt64(change) }
      return
    }
    // Those that came again: first of all those that were known to be about.
    let back = UInt64(-change)
    let fromAbsent = min(back, absent)
    absent -= fromAbsent
    missing -= min(back - fromAbsent, missing)
  }
}
