/// The four words of a slot in a hot file of versions 1.0 to 1.2.
///
/// - The state: bits 0-23 the lap in which the slot was filled last, 24-47 the latest lap that had
///   to pass over it, 48 whether its event was given up, 49-63 the check of the other words.
/// - The head: bits 0-7 the kind, 8-15 a byte of the payload, 16-63 microseconds. In a further slot
///   of an event: payload.
/// - The form: bits 0-26 the lowest bits of the slot's number, 27-34 how many slots the event
///   takes, 35-36 how its numbers are stored. From bit 40 on payload in a further slot.
/// - The body: payload.
struct EarlierSlot {
  /// What a slot holds for the lap that is asked for.
  enum Content {
    /// An event's first slot, or a further one.
    case event
    /// Nothing, and nothing will come.
    case empty
    /// An event of a later lap.
    case overwritten
    /// An event that was begun and not completed.
    case unfinished
    /// Words that do not agree with their check.
    case damaged
  }

  static let byteCount = 32

  let content: Content
  let head: UInt64
  let form: UInt64
  let body: UInt64

  /// How many slots the event takes: 1 to 254, or 0 in its further slots.
  var slotCount: Int { Int(form >> 27 & 0xFF) }

  /// How the numbers are stored: in a payload, or at fixed places.
  var manner: UInt64 { form >> 35 & 3 }
}

extension EarlierHotFile {
  /// Reads the slot at the place that a slot number leads to.
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

  /// What a slot holds that was not filled in the number's lap or later; `nil` if it was.
  private func unfilledContent(_ number: UInt64, _ state: UInt64) -> EarlierSlot.Content? {
    let lap = number >> slotBits + 1
    let missing = Self.laps(from: state, to: lap)
    guard missing > 0 else { return nil }
    let isPassed = Self.laps(from: state >> 24, to: lap) < 1
    let isGivenUp = missing > 1 || state >> 48 & 1 == 1
    return isPassed && isGivenUp ? .empty : .unfinished
  }

  /// What a slot holds that was filled.
  private static func content(
    _ number: UInt64, check: UInt64, _ head: UInt64, _ form: UInt64, _ body: UInt64
  ) -> EarlierSlot.Content {
    // The difference of the lowest 27 bits of two slot numbers, with its sign.
    let newer = Int32(truncatingIfNeeded: form &- number) << 5
    if newer > 0 { return .overwritten }
    if newer < 0 || form >> 27 & 0xFF == 255 { return .empty }
    let sum =
      head &* 0x9E37_79B9_7F4A_7C15 &+ form &* 0xC2B2_AE3D_27D4_EB4F
      &+ body &* 0x1656_67B1_9E37_79F9
    return sum >> 49 == check ? .event : .damaged
  }

  /// How many laps lie between two laps, which count modulo 2^24.
  private static func laps(from earlier: UInt64, to later: UInt64) -> Int32 {
    (Int32(truncatingIfNeeded: later &- earlier) << 8) >> 8
  }
}
