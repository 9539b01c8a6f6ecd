import SwivelModel

/// The meaning of a control byte in a block: an event of a kind that repeats the tokens of the
/// kind's last event, or one whose tokens follow.
///
/// Nearly all tokens are below 128, so that those of an event fit into one word, a byte each, and
/// an event is read without a loop or a data-dependent branch. Events that do not fit, or have more
/// than two controllers, are marked and read number by number.
struct ControlByte {
  /// The mark of tokens that are not packed, and the bits that no packed token has.
  static let unpacked: UInt64 = 1 << 63
  static let unpackable: UInt64 = 0xFFFF_8080_8080_8080

  /// The bytes of the input that are tokens, and those of the kind's last tokens that are kept.
  private(set) var given: UInt64 = 0
  private(set) var kept = UInt64.max
  /// The first two controllers; another number for a missing one.
  private(set) var first = Place()
  private(set) var second = Place()
  /// How many of the two exist.
  private(set) var roamingCount: UInt8 = 0
  /// The length of an event's control.
  private(set) var length: UInt8 = 1
  /// The number of numbers in the kind's events.
  private(set) var count: UInt8 = 0
  /// Which of them are controllers; bit i is for number i.
  private(set) var controllers: UInt8 = 0
  /// Whether the block has events of the kind.
  private(set) var isUsed = false
  /// Whether the kind's tokens are packed at all.
  private(set) var isPackable = false

  /// A number that may be a controller.
  struct Place {
    var index: UInt8 = 0
  }

  /// A byte of a kind that the block does not use.
  init() {}

  /// A byte of a kind, with tokens after it or without.
  init(count: UInt8, controllers: UInt8, isFollowed: Bool) {
    precondition(count <= Record.maximumCount, "a kind has at most 6 numbers")
    isUsed = true
    isPackable = controllers.nonzeroBitCount <= 2
    (self.count, self.controllers) = (count, controllers)
    guard isPackable else { return }
    if isFollowed { (given, kept, length) = ((1 << (UInt64(count) * 8)) - 1, 0, 1 + count) }
    roamingCount = UInt8(controllers.nonzeroBitCount)
    let others = controllers & (controllers &- 1)
    first = Self.place(controllers, else: others == 0 ? 0 : 1)
    second = Self.place(others, else: first.index == 0 ? 1 : 0)
  }

  private static func place(_ controllers: UInt8, else index: UInt8) -> Place {
    Place(index: controllers == 0 ? index : UInt8(controllers.trailingZeroBitCount))
  }
}
