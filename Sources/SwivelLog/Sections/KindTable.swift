import SwivelModel

/// The state of the events coding within a block: of each kind, and of all controllers.
///
/// Safe: a code is masked to 7 bits, and a number's index is below a count of at most 6. The table
/// owns the memory, and each part of it is only used with the type it was bound to.
struct KindTable: ~Copyable {
  // Eight entries a kind, of which six are used, so that an entry is found by shifting.
  static let stride = 8
  /// This many events and their state stay in the L1 cache while they are decoded.
  static let batchCount = 256

  // In one allocation: a loop then needs a single base address, which leaves registers for the
  // rest.
  private let memory: UnsafeMutableRawPointer

  init() {
    memory = .allocate(byteCount: Self.end, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: Self.end)
    memory.bindMemory(to: ControlByte.self, capacity: 256)
    (memory + Self.packedStart).bindMemory(to: UInt64.self, capacity: 128 + 128 * Self.stride)
    (memory + Self.placesStart).bindMemory(to: UInt32.self, capacity: RecentControllers.count)
    (memory + Self.roamingStart)
      .bindMemory(to: UnsafeMutableRawPointer.self, capacity: (Self.batchCount + 1) * 2)
    reset()
  }

  deinit { memory.deallocate() }

  /// Resets the state for a new block: no kind is used, and all tokens are 0.
  func reset() {
    bytes.initialize(repeating: ControlByte(), count: 256)
    lengths.initialize(repeating: 0, count: 256)
    packed.initialize(repeating: ControlByte.unpacked, count: 128)
    tokens.initialize(repeating: 0, count: 128 * Self.stride)
  }

  /// The recent controllers at the start of a block.
  func recentControllers() -> RecentControllers {
    RecentControllers(places: places, hints: hints)
  }

  /// The meaning of a kind's control byte that is the code alone.
  subscript(code: UInt8) -> ControlByte {
    @inline(__always) get { bytes[Int(code & 0x7F)] }
  }

  /// Begins a kind, some of whose numbers are controllers.
  func use(_ code: UInt8, count: UInt8, controllers: UInt8) {
    for isFollowed in [false, true] {
      let control = Int(code & 0x7F | (isFollowed ? 0x80 : 0))
      bytes[control] = ControlByte(
        count: count, controllers: controllers, isFollowed: isFollowed)
      lengths[control] = bytes[control].length
    }
    if self[code].isPackable { packed[Int(code & 0x7F)] = 0 }
  }

  /// The unpacked tokens of a kind's last event.
  func unpack(_ code: UInt8) -> UnsafeMutablePointer<UInt64> {
    let tokens = tokens + Int(code) * Self.stride
    let packed = packed[Int(code)]
    guard packed & ControlByte.unpackable == 0 else { return tokens }
    for index in 0..<Self.stride { tokens[index] = packed >> UInt64(index * 8) & 0xFF }
    return tokens
  }
}

// MARK: - Parts

extension KindTable {
  /// The meaning of each control byte.
  var bytes: UnsafeMutablePointer<ControlByte> {
    @inline(__always) get { part(0, of: ControlByte.self) }
  }

  /// The tokens of each kind's last event, a byte each, the first lowest, if they fit.
  var packed: UnsafeMutablePointer<UInt64> {
    @inline(__always) get { part(Self.packedStart, of: UInt64.self) }
  }

  /// The tokens of kinds that are not packed.
  var tokens: UnsafeMutablePointer<UInt64> {
    @inline(__always) get { part(Self.tokensStart, of: UInt64.self) }
  }

  private var places: UnsafeMutablePointer<UInt32> {
    part(Self.placesStart, of: UInt32.self)
  }

  private var hints: UnsafeMutablePointer<UInt8> { part(Self.hintsStart, of: UInt8.self) }

  /// The length of an event's control, by its control byte.
  ///
  /// It locates the next event and so is on the critical path: one load.
  var lengths: UnsafeMutablePointer<UInt8> {
    @inline(__always) get { part(Self.lengthsStart, of: UInt8.self) }
  }

  /// Where the controllers of a batch's events are: two entries an event, and two more.
  var roaming: UnsafeMutablePointer<UnsafeMutableRawPointer> {
    @inline(__always) get { part(Self.roamingStart, of: UnsafeMutableRawPointer.self) }
  }

  private static var packedStart: Int { 256 &* MemoryLayout<ControlByte>.stride }
  private static var tokensStart: Int { packedStart &+ 128 &* 8 }
  private static var placesStart: Int { tokensStart &+ 128 &* stride &* 8 }
  private static var hintsStart: Int { placesStart &+ RecentControllers.count &* 4 }
  private static var lengthsStart: Int { hintsStart &+ 256 }
  private static var roamingStart: Int { lengthsStart &+ 256 }
  private static var end: Int { roamingStart &+ (batchCount &+ 1) &* 2 &* 8 }

  @inline(__always)
  private func part<Element>(
    _ start: Int, of type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    (memory + start).assumingMemoryBound(to: type)
  }
}
