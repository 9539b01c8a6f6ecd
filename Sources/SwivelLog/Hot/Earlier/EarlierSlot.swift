/// The four words of a slot in a hot file of versions 1.0 to 1.2.
///
/// - The state: bits 0-23 the lap in which the slot was last filled, 24-47 the latest lap that
///   skipped it, 48 whether its event was abandoned, 49-63 the checksum of the other words.
/// - The head: bits 0-7 the kind, 8-15 a byte of the payload, 16-63 microseconds. In a further slot
///   of an event: payload.
/// - The form: bits 0-26 the lowest bits of the slot's number, 27-34 how many slots the event
///   occupies, 35-36 how its numbers are stored. From bit 40 on payload in a further slot.
/// - The body: payload.
struct EarlierSlot {
  /// The contents of a slot in the requested lap.
  enum Content {
    /// An event's first slot, or a further one.
    case event
    /// Nothing, permanently.
    case empty
    /// An event of a later lap.
    case overwritten
    /// An event that was begun but not completed.
    case unfinished
    /// Words that do not match their checksum.
    case damaged
  }

  static let byteCount = 32

  let content: Content
  let head: UInt64
  let form: UInt64
  let body: UInt64

  /// The number of slots that the event occupies: 1 to 254, or 0 in its further slots.
  var slotCount: Int { Int(form >> 27 & 0xFF) }

  /// How the numbers are stored: in a payload, or at fixed positions.
  var manner: UInt64 { form >> 35 & 3 }
}

extension EarlierHotFile {
  /// Reads the slot with a number.
  func slot(_ number: UInt64) -> EarlierSlot {
    let index = Int(number & (slotCount - 1))
    let place = Self.headerByteCount + index * EarlierSlot.byteCount
    let state = bytes.word(at: place)
    let (head, form, body) = (
      bytes.word(at: place + 8), bytes.word(at: place + 16), bytes.word(at: place + 24)
    )
    let content =
      unfilledContent(number, state)
      ?? Self.content(number, check: state >> 49, head, form, body)
    return EarlierSlot(content: content, head: head, form: form, body: body)
  }

  /// The contents of a slot that was not filled in the number's lap or later; `nil` if it was.
  private func unfilledContent(_ number: UInt64, _ state: UInt64) -> EarlierSlot.Content? {
    let lap = number >> slotBits + 1
    let missing = Self.laps(from: state, to: lap)
    guard missing > 0 else { return nil }
    let isPassed = Self.laps(from: state >> 24, to: lap) < 1
    let isGivenUp = missing > 1 || state >> 48 & 1 == 1
    return isPassed && isGivenUp ? .empty : .unfinished
  }

  /// The contents of a filled slot.
  private static func content(
    _ number: UInt64, check: UInt64, _ head: UInt64, _ form: UInt64, _ body: UInt64
  ) -> EarlierSlot.Content {
    // The signed difference of the lowest 27 bits of two slot numbers.
    let newer = Int32(truncatingIfNeeded: form &- number) << 5
    if newer > 0 { return .overwritten }
    if newer < 0 || form >> 27 & 0xFF == 255 { return .empty }
    let sum =
      head &* 0x9E37_79B9_7F4A_7C15 &+ form &* 0xC2B2_AE3D_27D4_EB4F
      &+ body &* 0x1656_67B1_9E37_79F9
    return sum >> 49 == check ? .event : .damaged
  }

  /// The number of laps between two, which count modulo 2^24.
  private static func laps(from earlier: UInt64, to later: UInt64) -> Int32 {
    (Int32(truncatingIfNeeded: later &- earlier) << 8) >> 8
  }
}
