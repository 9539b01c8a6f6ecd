import SwivelModel

/// The state of the events coding within a block: of each kind, and of all controllers.
///
/// Nearly all tokens are below 128, so that those of an event fit into one word, a byte each, and
/// an event is read without a loop. Events that do not fit, or have more than two controllers, are
/// read and written number by number.
struct KindTable: ~Copyable {
  /// The mark of tokens that are not packed, and the bits that no packed token has.
  static let unpacked: UInt64 = 1 << 63
  static let unpackable: UInt64 = 0xFFFF_8080_8080_8080

  /// The meaning of each control byte.
  private(set) var controls = Table(repeating: ControlByte(), count: 256)
  /// The tokens of each kind's last event, a byte each, the first lowest, if they fit.
  var packed = Table(repeating: unpacked, count: 128)
  // The tokens of the kinds whose last event is not packed.
  private var apart: [UInt8: [UInt64]] = [:]
  var recent = RecentControllers()

  /// Resets the state for a new block: no kind is used, and all tokens are 0.
  mutating func reset() {
    controls.fill(ControlByte())
    packed.fill(Self.unpacked)
    apart.removeAll()
    recent.reset()
  }

  /// The meaning of a kind's control byte that is the code alone.
  subscript(code: UInt8) -> ControlByte { controls[Int(code & 0x7F)] }

  /// Begins a kind, some of whose numbers are controllers.
  mutating func use(_ code: UInt8, count: UInt8, controllers: UInt8) {
    let place = Int(code & 0x7F)
    for isFollowed in [false, true] {
      controls[place + (isFollowed ? 0x80 : 0)] = ControlByte(
        count: count, controllers: controllers, isFollowed: isFollowed)
    }
    if self[code].isPackable { packed[place] = 0 }
  }

  /// The tokens of a kind's last event, one by one.
  func tokens(_ code: UInt8) -> [UInt64] {
    let packed = packed[Int(code)]
    guard packed & Self.unpackable == 0 else {
      return apart[code] ?? [UInt64](repeating: 0, count: Record.maximumCount)
    }
    return (0..<Record.maximumCount).map { packed >> UInt64($0 * 8) & 0xFF }
  }

  /// Keeps the tokens of a kind's last event, packed if they fit.
  mutating func keep(_ tokens: [UInt64], _ code: UInt8) {
    let used = tokens.prefix(Int(self[code].count))
    if self[code].isPackable, used.allSatisfy({ $0 <= 0x7F }) {
      packed[Int(code)] = used.reversed().reduce(0) { $0 << 8 | $1 }
    } else {
      packed[Int(code)] = Self.unpacked
      apart[code] = tokens
    }
  }
}

/// The meaning of a control byte in a block: an event of a kind that repeats the tokens of the
/// kind's last event, or one whose tokens follow.
struct ControlByte {
  /// The bytes of the input that are tokens, and those of the kind's last tokens that are kept.
  private(set) var given: UInt64 = 0
  private(set) var kept = UInt64.max
  /// The indexes of the first two controllers, and how many of the two exist.
  private(set) var first: UInt8 = 0
  private(set) var second: UInt8 = 0
  private(set) var packedControllerCount: UInt8 = 0
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
    packedControllerCount = UInt8(controllers.nonzeroBitCount)
    first = UInt8(controllers.trailingZeroBitCount & 7)
    second = UInt8((controllers & (controllers &- 1)).trailingZeroBitCount & 7)
  }

  /// Whether the number at an index is a controller.
  func isController(_ index: Int) -> Bool { controllers >> UInt8(index) & 1 == 1 }
}
