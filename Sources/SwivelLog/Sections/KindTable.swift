internal import SwivelModel

/// What the coding of events remembers inside a block: of each kind, and of all controllers.
///
/// Safe: a code is masked to 7 bits, a number's place is below a count of at most 6, and a rank is
/// below 16 by comparison. The memory lives as long as the object.
final class KindTable {
  /// One kind's part in a block.
  struct Entry {
    /// Whether the block has events of the kind.
    var isUsed = false
    /// How many numbers its events have.
    var count: UInt8 = 0
    /// Which of them are controllers; bit i is for number i.
    var controllers: UInt8 = 0
    /// What is taken off the lengths of its gaps.
    var gapBase: UInt8 = 0
  }

  // Eight places a kind, of which six are used, so that a place is found by shifting.
  private static let stride = 8
  private static let recentCount = 16

  private let entries: UnsafeMutablePointer<Entry>
  private let tokens: UnsafeMutablePointer<UInt64>
  private let numbers: UnsafeMutablePointer<UInt32>
  private let recent: UnsafeMutablePointer<UInt32>

  init() {
    entries = .allocate(capacity: 128)
    tokens = .allocate(capacity: 128 * Self.stride)
    numbers = .allocate(capacity: 128 * Self.stride)
    recent = .allocate(capacity: Self.recentCount)
    reset()
  }

  deinit {
    entries.deallocate()
    tokens.deallocate()
    numbers.deallocate()
    recent.deallocate()
  }

  /// Forgets everything, as at the start of a block: all tokens are 0, and the controllers that
  /// were used last are 0 to 15.
  func reset() {
    entries.initialize(repeating: Entry(), count: 128)
    tokens.initialize(repeating: 0, count: 128 * Self.stride)
    numbers.initialize(repeating: 0, count: 128 * Self.stride)
    for rank in 0..<Self.recentCount { recent[rank] = UInt32(rank) }
  }

  subscript(code: UInt8) -> Entry {
    @inline(__always) get { entries[Int(code & 0x7F)] }
    set {
      precondition(newValue.count <= Record.maximumCount, "a kind has at most 6 numbers")
      entries[Int(code & 0x7F)] = newValue
    }
  }

  /// Adds an event's control byte, and its tokens if they are not those of the kind's last event.
  func encode(_ record: Record, into controls: inout ByteWriter) {
    let entry = self[record.code]
    let tokens = tokens + Int(record.code & 0x7F) * Self.stride
    var isChanged = false
    for index in 0..<Int(entry.count) {
      let number = record[index]
      let isController = entry.controllers >> UInt8(index) & 1 == 1
      let token = isController ? token(ofController: number) : UInt64(number)
      isChanged = isChanged || token != tokens[index]
      tokens[index] = token
    }
    controls.append(isChanged ? record.code | 0x80 : record.code)
    guard isChanged else { return }
    for index in 0..<Int(entry.count) { controls.append(variable: tokens[index]) }
  }

  /// Reads an event's record, whose control byte has been read already.
  @inline(__always)
  func decode(_ control: UInt8, from controls: inout ByteCursor) throws(BlockDamage) -> Record {
    let code = control & 0x7F
    let entry = entries[Int(code)]
    guard entry.isUsed else { throw .kind(code: code, at: controls.position - 1) }
    let tokens = tokens + Int(code) * Self.stride
    let numbers = numbers + Int(code) * Self.stride
    if control > 0x7F {
      for index in 0..<Int(entry.count) {
        let place = controls.position
        let token = try controls.variable()
        // A controller's token counts from 16, and is checked below.
        guard token <= UInt64(UInt32.max) || entry.controllers >> UInt8(index) & 1 == 1 else {
          throw .number(at: place)
        }
        tokens[index] = token
        numbers[index] = UInt32(truncatingIfNeeded: token)
      }
    }
    var left = entry.controllers
    while left != 0 {
      let index = left.trailingZeroBitCount
      numbers[index] = try controller(ofToken: tokens[index], at: controls.position)
      left &= left - 1
    }
    return Record(
      code: code, count: entry.count,
      numbers: (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]))
  }

  // MARK: - Controllers, by how long ago they were used

  private func token(ofController number: UInt32) -> UInt64 {
    var rank = 0
    while rank < Self.recentCount, recent[rank] != number { rank += 1 }
    moveToFront(number, from: min(rank, Self.recentCount - 1))
    return rank < Self.recentCount ? UInt64(rank) : UInt64(Self.recentCount) + UInt64(number)
  }

  @inline(__always)
  private func controller(ofToken token: UInt64, at place: Int) throws(BlockDamage) -> UInt32 {
    guard token >= Self.recentCount else {
      let rank = Int(token)
      let number = recent[rank]
      moveToFront(number, from: rank)
      return number
    }
    guard let number = UInt32(exactly: token - UInt64(Self.recentCount)) else {
      throw .number(at: place)
    }
    moveToFront(number, from: Self.recentCount - 1)
    return number
  }

  @inline(__always)
  private func moveToFront(_ number: UInt32, from rank: Int) {
    // Ranks below 4 are the rule and hard to foresee: they move without a branch.
    if rank > 3 { (recent + 4).update(from: recent + 3, count: rank - 3) }
    let (first, second, third) = (recent[0], recent[1], recent[2])
    recent[3] = rank > 2 ? third : recent[3]
    recent[2] = rank > 1 ? second : third
    recent[1] = rank > 0 ? first : second
    recent[0] = number
  }
}
