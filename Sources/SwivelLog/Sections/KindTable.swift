internal import SwivelModel

/// What the coding of events remembers inside a block: of each kind, and of all controllers.
///
/// Safe: a code is masked to 7 bits, and a number's place is below a count of at most 6. The memory
/// lives as long as the table.
struct KindTable: ~Copyable {
  // Eight places a kind, of which six are used, so that a place is found by shifting.
  static let stride = 8

  /// What each control byte says.
  let bytes: UnsafeMutablePointer<ControlByte>
  /// The tokens of each kind's last event, a byte each, the first lowest, if they fit.
  let packed: UnsafeMutablePointer<UInt64>
  /// The tokens of kinds that are not packed.
  let tokens: UnsafeMutablePointer<UInt64>
  private let places: UnsafeMutablePointer<UInt32>
  private let hints: UnsafeMutablePointer<UInt8>

  init() {
    bytes = .allocate(capacity: 256)
    packed = .allocate(capacity: 128)
    tokens = .allocate(capacity: 128 * Self.stride)
    places = .allocate(capacity: RecentControllers.count)
    hints = .allocate(capacity: 256)
    hints.initialize(repeating: 0, count: 256)
    reset()
  }

  deinit {
    bytes.deallocate()
    packed.deallocate()
    tokens.deallocate()
    places.deallocate()
    hints.deallocate()
  }

  /// Forgets everything, as at the start of a block: no kind is used, and all tokens are 0.
  func reset() {
    bytes.initialize(repeating: ControlByte(), count: 256)
    packed.initialize(repeating: ControlByte.unpacked, count: 128)
    tokens.initialize(repeating: 0, count: 128 * Self.stride)
  }

  /// The controllers that were used last, as at the start of a block.
  func recentControllers() -> RecentControllers {
    RecentControllers(places: places, hints: hints)
  }

  /// What the control byte of a kind says that is a code alone.
  subscript(code: UInt8) -> ControlByte {
    @inline(__always) get { bytes[Int(code & 0x7F)] }
  }

  /// Begins a kind, of whose numbers some are controllers.
  func use(_ code: UInt8, count: UInt8, controllers: UInt8) {
    for isFollowed in [false, true] {
      bytes[Int(code & 0x7F | (isFollowed ? 0x80 : 0))] = ControlByte(
        count: count, controllers: controllers, isFollowed: isFollowed)
    }
    if self[code].isPackable { packed[Int(code & 0x7F)] = 0 }
  }

  /// The tokens of a kind's last event, apart.
  func unpack(_ code: UInt8) -> UnsafeMutablePointer<UInt64> {
    let tokens = tokens + Int(code) * Self.stride
    let packed = packed[Int(code)]
    guard packed & ControlByte.unpackable == 0 else { return tokens }
    for index in 0..<Self.stride { tokens[index] = packed >> UInt64(index * 8) & 0xFF }
    return tokens
  }
}
