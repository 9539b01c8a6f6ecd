import CSwivel
import Dispatch
import SwivelLog
package import SwivelModel

/// The ring that keeps the newest events safe until they are sealed.
///
/// Safe: the ring in C may be used from any thread, and lives as long as the object; what it is
/// given it has copied when it returns.
package final class Ring: @unchecked Sendable {
  /// What the ring came to.
  package enum Mode: Sendable {
    case mapped, written, memory
  }

  /// Where a hot file goes, and what its header says.
  struct Plan {
    /// `nil` for a ring in memory.
    var path: String?
    var id: RecordingID
    var generation = UInt32.random(in: .min ... .max)
    var base = Instant.start
    var redaction = Redaction.none
    var shape = HotShape.usual
    var faults = Faults()
  }

  /// Failures in place of steps, so that the fallbacks can be tested.
  package struct Faults: Sendable {
    /// The error of making the file; 0 for none.
    package var file: Int32 = 0
    /// The error of mapping it.
    package var map: Int32 = 0

    package init(file: Int32 = 0, map: Int32 = 0) {
      (self.file, self.map) = (file, map)
    }
  }

  /// So many slots are claimed between two calls of the sealer, which then takes them as one block.
  static let part = UInt64(SWIVEL_WAKE_SLOTS)

  let generation: UInt32
  let base: Instant
  let shape: HotShape
  /// What the sealer waits for; signalled for each ``part``.
  let wake = DispatchSemaphore(value: 0)
  private let redaction: Redaction
  private let ring: OpaquePointer

  /// Makes a ring, and a hot file if it can, a shorter one where there is no room for a long one.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` if there is a hot file already.
  init(_ plan: Plan) throws(LogError) {
    (generation, base, redaction) = (plan.generation, plan.base, plan.redaction)
    var shape = plan.shape
    var ring = try Self.make(plan, shape)
    while plan.path != nil, swivel_ring_mode(ring) == SWIVEL_RING_MEMORY,
      let shorter = shape.shorter
    {
      swivel_ring_free(ring)
      shape = shorter
      ring = try Self.make(plan, shape)
    }
    (self.ring, self.shape) = (ring, shape)
    // Woken from within, a caller has nothing left to do when it returns.
    // Safe: the semaphore lives as long as the ring.
    let waker = Unmanaged.passUnretained(wake).toOpaque()
    swivel_ring_set_wake(
      ring,
      { waker in
        guard let waker else { return }
        Unmanaged<DispatchSemaphore>.fromOpaque(waker).takeUnretainedValue().signal()
      }, waker)
  }

  private static func make(_ plan: Plan, _ shape: HotShape) throws(LogError) -> OpaquePointer {
    var raw = swivel_ring_plan()
    raw.header.id = plan.id.bytes
    raw.header.generation = plan.generation
    raw.header.base = plan.base.rawValue
    raw.header.owner = swivel_owner_self()
    raw.slot_bits = shape.slotBits
    (raw.file_error, raw.map_error) = (plan.faults.file, plan.faults.map)
    var error: Int32 = 0
    let made =
      plan.path.map { path in
        path.withCString { path in
          raw.path = path
          return swivel_ring_make(&raw, &error)
        }
      } ?? swivel_ring_make(&raw, &error)
    guard let made else { throw .io(operation: .create, errno: error) }
    return made
  }

  deinit { swivel_ring_free(ring) }

  package var mode: Mode {
    switch swivel_ring_mode(ring) {
    case SWIVEL_RING_MAPPED: .mapped
    case SWIVEL_RING_WRITTEN: .written
    default: .memory
    }
  }

  /// Why the ring is not mapped, or could not be written to its file.
  var error: LogError? {
    let number = swivel_ring_error(ring)
    return number == 0 ? nil : .io(operation: mode == .memory ? .create : .write, errno: number)
  }

  /// Takes no more events.
  func close() { swivel_ring_close(ring) }

  /// Leaves the hot file to whoever comes next.
  func release() { swivel_ring_release(ring) }
}

// MARK: - Recording

extension Ring {
  /// What became of an event.
  struct Answer {
    let bits: UInt32

    /// Whether the event is safe.
    @inline(__always) var isRecorded: Bool { bits & UInt32(SWIVEL_RECORDED) != 0 }
  }

  /// The way into the ring that takes the least: whoever keeps it need not look for the ring's
  /// memory in the object first.
  ///
  /// Safe: whoever keeps it keeps the ring.
  struct Entrance: @unchecked Sendable {
    fileprivate let ring: OpaquePointer

    @inline(__always) @discardableResult
    func record(_ record: Record) -> Answer {
      let pairs = record.pairs
      let kind = UInt64(record.code) | UInt64(record.count) &<< 8
      return Answer(bits: swivel_ring_record(pairs.0, pairs.1, pairs.2, kind, ring))
    }
  }

  var entrance: Entrance { Entrance(ring: ring) }

  @discardableResult
  func record(_ record: Record) -> Answer { entrance.record(record) }

  /// Records an event with a name, or with what takes its place.
  ///
  /// A name that is too long is cut in front of a character's first byte.
  func record(_ record: Record, name: UnsafeBufferPointer<UInt8>) -> Answer {
    var count = min(name.count, Int(SWIVEL_NAME_CAPACITY))
    if count < name.count {
      while count > 0, name[count] & 0xC0 == 0x80 { count -= 1 }
    }
    let name = UnsafeBufferPointer(rebasing: name[..<count])
    guard redaction.isActive else { return put(record, name) }
    return redaction.withReplacement(for: name) { put(record, $0) }
  }

  private func put(_ record: Record, _ name: UnsafeBufferPointer<UInt8>) -> Answer {
    var only = swivel_name(bytes: name.baseAddress, count: name.count)
    return Answer(bits: swivel_ring_record_named(ring, Self.now, Self.raw(record), &only, 1, 0))
  }

  /// An event that happens as it is recorded.
  static let now = UInt64.max
  /// No event may happen so many microseconds behind the ring's base, or later.
  static let timeLimit: UInt64 = 1 << 48

  /// Records an event with any names, and with sequence numbers left out in front of it; it
  /// happened so many microseconds behind the ring's base.
  @discardableResult
  func record(_ record: Record, names: [String], skip: UInt64, at time: UInt64 = now) -> Answer {
    let texts = names.map { Array((redaction.replacement(for: String(Self.cut($0))) ?? "").utf8) }
    let bytes = Array(texts.joined())
    return bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      let parts = texts.map { text in
        defer { place += text.count }
        return swivel_name(bytes: bytes.baseAddress.map { $0 + place }, count: text.count)
      }
      return Answer(
        bits: swivel_ring_record_named(
          ring, time, Self.raw(record), parts, UInt32(parts.count), skip))
    }
  }

  private static func cut(_ name: String) -> Substring.UnicodeScalarView {
    var count = 0
    return name[...].unicodeScalars.prefix { scalar in
      count += UTF8.width(scalar)
      return count <= Int(SWIVEL_NAME_CAPACITY)
    }
  }

  private static func raw(_ record: Record) -> swivel_record {
    let pairs = record.pairs
    return swivel_record(
      kind: UInt64(record.code) | UInt64(record.count) << 8, pair0: pairs.0, pair1: pairs.1,
      pair2: pairs.2)
  }
}

// MARK: - Sealing

extension Ring {
  /// The counts of a ring at a moment.
  struct Counts {
    /// The next slot, and how many events were begun, modulo 2^24.
    let claims: (nextSlot: UInt64, begun: UInt64)
    /// How many events were recorded in a second slot.
    let repeated: UInt64
    /// How many events took no slot.
    let refused: UInt64
  }

  /// How a slot was left that was not resolved.
  enum Passing {
    /// It was resolved meanwhile.
    case notNeeded
    /// Its owner had been told before.
    case passed
    /// Its owner will find out.
    case newHole
  }

  var counts: Counts {
    let counts = swivel_hot_counts(swivel_ring_bytes(ring))
    return Counts(
      claims: (counts.next_slot, counts.begun), repeated: counts.repeated, refused: counts.refused)
  }

  /// A copy of the slots, for as long as the ring lives.
  func makeSlots() -> HotSlots { HotSlots(ring: swivel_ring_bytes(ring), shape) }

  /// Whether a slot's claimant is done with it.
  func isResolved(_ slot: UInt64) -> Bool { swivel_ring_is_resolved(ring, slot) != 0 }

  func pass(_ slot: UInt64) -> Passing {
    switch swivel_ring_pass(ring, slot) {
    case 0: .notNeeded
    case 1: .passed
    default: .newHole
    }
  }

  /// Whether the owner of a slot that was passed has not come back.
  func isHole(_ slot: UInt64) -> Bool { swivel_ring_is_hole(ring, slot) != 0 }

  /// Notes in the header how far the log is.
  func noteSealed(_ slot: UInt64, begun: UInt64, missing: UInt64) {
    swivel_ring_note_sealed(ring, slot, begun, missing)
  }
}

// MARK: - Steps, for tests

extension Ring {
  /// A claim, between the steps of recording.
  package struct Claim: Sendable {
    fileprivate var raw: swivel_claim
    /// The number of the slot.
    package var slot: UInt64 { raw.slot }
  }

  /// Takes the next slots, as a thread does that is held up then.
  package func claim(slotCount: UInt32 = 1) -> Claim {
    Claim(raw: swivel_ring_claim(ring, slotCount))
  }

  /// What the claimant sees, if it owns the slot.
  package func own(_ claim: Claim) -> UInt64? {
    var seen: UInt64 = 0
    return swivel_ring_own(ring, claim.raw, &seen) != 0 ? seen : nil
  }

  /// Writes a record into the slot.
  ///
  /// - Returns: Whether it counts.
  package func commit(_ claim: Claim, seen: UInt64, _ record: Record) -> Bool {
    swivel_ring_commit(ring, claim.raw, seen, Self.raw(record)) != 0
  }
}
