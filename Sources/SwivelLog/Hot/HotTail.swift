import CSwivel
import SwivelModel

/// A copy of a hot file, as a reader or a later recorder finds it beside a log.
package struct HotTail {
  /// The id of the recording that it belongs to, in hexadecimal digits.
  package let recording: String
  /// Which hot file it is: tail marks speak of it by this number.
  package let generation: UInt32
  /// The recording's instant at which the slots' clock was 0, in microseconds.
  package let base: UInt64
  /// Whether its recorder still runs.
  package let owner: LogReader.Recorder
  /// The number of its recorder's process.
  package let process: UInt64

  private let bytes: RawBuffer
  private let shape: HotShape
  private let slots: HotSlots

  /// Copies a hot file.
  ///
  /// - Returns: `nil` where there is none, or something else.
  package init?(path: String) throws(LogError) {
    let descriptor = swivel_open_for_reading(path)
    guard descriptor >= 0 else { return nil }
    defer { swivel_close(descriptor) }
    guard let shape = try Self.shape(descriptor) else { return nil }
    self.shape = shape
    bytes = RawBuffer(capacity: shape.byteCount)
    // The slots first: what is claimed while they are copied then shows in the header.
    guard try Self.read(descriptor, HotShape.headerByteCount..<shape.byteCount, into: bytes),
      try Self.read(descriptor, 0..<HotShape.headerByteCount, into: bytes)
    else { return nil }
    let start = bytes.address(ofFirst: shape.byteCount)
    slots = HotSlots(file: bytes, shape)
    let header = swivel_hot_header(start)
    (generation, base, process) = (header.generation, header.base, header.owner.process)
    recording = RecordingID(bytes: header.id).text
    owner = Self.owner(header.owner)
  }

  private static func shape(_ descriptor: Int32) throws(LogError) -> HotShape? {
    let size = swivel_regular_file_size(descriptor)
    guard size >= HotShape.headerByteCount else { return nil }
    let header = RawBuffer(capacity: HotShape.headerByteCount)
    guard try read(descriptor, 0..<HotShape.headerByteCount, into: header),
      let shape = HotShape(header: header), size == shape.byteCount
    else { return nil }
    return shape
  }

  private static func read(
    _ descriptor: Int32, _ range: Range<Int>, into bytes: RawBuffer
  ) throws(LogError) -> Bool {
    var place = range.lowerBound
    try LogError.check(swivel_seek(descriptor, Int64(place)), .read)
    while place < range.upperBound {
      let rest = bytes.mutableBytes(place..<range.upperBound)
      let count = try LogError.check(
        swivel_read(descriptor, rest.baseAddress, rest.count), .read)
      guard count > 0 else { return false }
      place += count
    }
    return true
  }

  private static func owner(_ owner: swivel_owner) -> LogReader.Recorder {
    switch swivel_owner_state(owner) {
    case SWIVEL_OWNER_GONE: .gone
    case SWIVEL_OWNER_LIVE: .live
    default: .unknown
    }
  }
}

extension HotTail {
  /// What is in a hot file behind some slot.
  package struct Harvest {
    /// The events, in order.
    package fileprivate(set) var entries: [SpelledEntry] = []
    /// The first slot behind them.
    package fileprivate(set) var nextSlot: UInt64
    /// The events that were overwritten before they were sealed, or damaged.
    package fileprivate(set) var lostCount: UInt64 = 0
    /// The events that were begun and did not get ready.
    package fileprivate(set) var holeCount: UInt64 = 0
  }

  /// Takes the events from a slot on, up to which the blocks of the log have taken them over.
  ///
  /// While the recorder runs they end at the first one that is not ready: the recorder waits for it
  /// as well. What is missing is counted once, at the end; the recorder's sealer keeps a balance
  /// instead, for what it misses may be recorded again.
  package func harvest(from slot: UInt64, behind tally: SealedTally) -> Harvest {
    let counts = swivel_hot_counts(bytes.address(ofFirst: shape.byteCount))
    var harvest = Harvest(nextSlot: slot)
    guard slot < counts.next_slot else { return harvest }
    // What lies further back is overwritten, however far that is.
    let reach = counts.next_slot - min(counts.next_slot, shape.slotCount)
    var (isOverwritten, isDamaged) = (slot < reach, false)
    harvest.nextSlot = max(slot, reach)
    while harvest.nextSlot < counts.next_slot {
      switch slots.look(at: harvest.nextSlot) {
      case .entry(let entry):
        harvest.entries.append(SpelledEntry(entry, slots.names))
        harvest.nextSlot += UInt64(max(entry.slotCount, 1)) - 1
      case .pending, .stuck:
        if owner == .live { return harvest }
        harvest.holeCount += 1
      case .damaged: isDamaged = true
      case .overwritten: isOverwritten = true
      case .empty: break
      }
      harvest.nextSlot += 1
    }
    let account = account(counts, harvest, from: slot, tally)
    // What the recorder had not told yet it never will.
    let untold = owner == .live ? 0 : account?.untold ?? 0
    if isOverwritten || isDamaged || untold > 0 {
      let found = UInt64(harvest.entries.count) + harvest.holeCount
      // Without an account, each slot was an event.
      let sum = account?.begun.addingClamped(untold) ?? counts.next_slot - slot
      harvest.lostCount = max(sum - min(sum, found), isDamaged ? 1 : 0)
    }
    return harvest
  }

  /// What a log lacks of the events that were begun, as the header and its blocks tell.
  private struct Account {
    /// The events that were begun and are not in the log.
    let begun: UInt64
    /// Those begun before that the log had not told as lost.
    let untold: UInt64
  }

  /// Reckons from the slot that the header speaks of, since when the log got some more events.
  ///
  /// - Returns: `nil` where that is not known: the note is half written or of too long ago, or the
  ///   log lost blocks whose events are still here.
  private func account(
    _ counts: swivel_hot_counts, _ harvest: Harvest, from slot: UInt64, _ tally: SealedTally
  ) -> Account? {
    let first = harvest.entries.first?.entry.slot ?? .max
    guard counts.sealed_slot != .max, counts.sealed_slot <= max(first, slot),
      let known = tally.count(behind: counts.sealed_slot, of: generation)
    else { return nil }
    let begun = BegunCount.distance(from: counts.sealed_begun, to: counts.begun)
    // What the log got since may have been missing before.
    let fromBegun = min(begun, known)
    return Account(
      begun: begun - fromBegun,
      untold: counts.sealed_missing - min(counts.sealed_missing, known - fromBegun))
  }
}
