/// Takes a log's blocks apart, one after the other, in constant memory.
struct BlockReader: ~Copyable {
  /// What comes next.
  enum Step {
    /// A block, whose inflated bytes are in ``payload``.
    case block(count: Int)
    /// Nothing but zeros, or nothing at all.
    case end(padding: UInt64)
    /// Bytes that are no block, and no block behind them.
    case torn(BlockDamage, offset: UInt64, byteCount: UInt64)
    /// Bytes that are no block, and a block behind them, which comes next.
    case damaged(BlockDamage, offset: UInt64)
  }

  /// The inflated bytes of the last block.
  private(set) var payload: [UInt8] = []
  /// Where the next block begins.
  private(set) var offset: UInt64 = 0
  /// How many bytes were inflated, whether or not they are those of a block that is whole.
  private(set) var inflatedByteCount: UInt64 = 0
  private var source: any ByteSource
  private var inflater = Inflater()
  // Twice a block's length, so that a block at any place is whole after one move.
  private var window = [UInt8](repeating: 0, count: 2 * BlockFormat.maximumLength)
  private var filled = 0..<0
  private var isDrained = false

  init(source: any ByteSource) {
    self.source = source
  }

  mutating func next() throws(LogError) -> Step {
    try fill(toHold: BlockFormat.maximumLength)
    guard !filled.isEmpty else { return .end(padding: 0) }
    do {
      let length = try blockLength()
      let count = try unpack(length)
      drop(length)
      return .block(count: count)
    } catch {
      return try searchOn(after: error)
    }
  }

  /// Passes over a block, after a look at the first of its inflated bytes.
  ///
  /// Nothing else of the block is checked.
  ///
  /// - Returns: How many bytes there are to see in ``payload``; `nil` when no block comes next.
  mutating func skim() throws(LogError) -> Int? {
    try fill(toHold: BlockFormat.maximumLength)
    guard let length = try? blockLength() else { return nil }
    let start = filled.lowerBound
    let end = start + length - BlockFormat.trailerLength
    let deflated = window[start + BlockFormat.headerLength..<end]
    let count = min(Int(size(at: end)), BlockFormat.skimmedLength)
    reserve(count)
    guard inflater.inflate(deflated, first: count, into: &payload) else { return nil }
    drop(length)
    return count
  }

  /// Goes to a place where a block begins, to read also what was added since the end was found.
  mutating func lookAgain(from place: UInt64) throws(LogError) {
    try source.refresh()
    try seek(to: place)
  }

  /// Goes to a place where a block begins.
  mutating func seek(to place: UInt64) throws(LogError) {
    try source.seek(to: place)
    (offset, filled, isDrained) = (place, 0..<0, false)
  }

  /// Whether an offset is in a file that another one continues.
  func isInEarlierFile(_ offset: UInt64) -> Bool { source.isInEarlierFile(offset) }

  /// How many bytes there are, where they can be read in any order; else `nil`.
  var byteCount: UInt64? { source.byteCount }

  private func blockLength() throws(BlockDamage) -> Int {
    let start = window[filled.prefix(BlockFormat.start.count)]
    guard BlockFormat.start.starts(with: start) else { throw .start }
    guard filled.count >= BlockFormat.minimumLength else {
      throw .cutShort(needed: BlockFormat.minimumLength, left: filled.count)
    }
    let place = filled.lowerBound + BlockFormat.lengthOffset
    let length = Int(number(place..<place + 2)) + 1
    guard length >= BlockFormat.minimumLength else { throw .length(length) }
    guard filled.count >= length else { throw .cutShort(needed: length, left: filled.count) }
    return length
  }

  private mutating func unpack(_ length: Int) throws(BlockDamage) -> Int {
    let start = filled.lowerBound
    let end = start + length - BlockFormat.trailerLength
    let size = size(at: end)
    guard size <= UInt32(BlockFormat.maximumPayload) else { throw .size(size) }
    let count = Int(size)
    let deflated = window[start + BlockFormat.headerLength..<end]
    inflatedByteCount += UInt64(count)
    reserve(count)
    guard inflater.inflate(deflated, to: count, into: &payload) else { throw .deflate }
    let stored = number(end..<end + BlockFormat.sizeOffset)
    let computed = checksum(payload[..<count])
    #if !SWIVEL_FUZZING
    guard stored == computed else { throw .checksum(stored: stored, computed: computed) }
    #endif
    return count
  }

  /// Makes room for a payload, and for 8 bytes more, which decoders may read; most logs are small.
  private mutating func reserve(_ count: Int) {
    if payload.count < count + 8 { payload = [UInt8](repeating: 0, count: count + 8) }
  }

  /// Tells a tail that was cut short from damage in the middle: behind a tail no block begins.
  private mutating func searchOn(after damage: BlockDamage) throws(LogError) -> Step {
    let place = offset
    var isPadding = true
    while !filled.isEmpty {
      for index in filled {
        if window[index] != 0 { isPadding = false }
        let isElsewhere = offset > place || index > filled.lowerBound
        if isElsewhere, isStart(index) {
          drop(index - filled.lowerBound)
          return .damaged(damage, offset: place)
        }
      }
      // A start may lie across the border of two reads.
      drop(isDrained ? filled.count : filled.count - BlockFormat.start.count + 1)
      try fill(toHold: BlockFormat.maximumLength)
    }
    let byteCount = offset - place
    return isPadding
      ? .end(padding: byteCount) : .torn(damage, offset: place, byteCount: byteCount)
  }

  private func isStart(_ index: Int) -> Bool {
    guard window[index] == BlockFormat.start[0],
      filled.upperBound - index >= BlockFormat.start.count
    else { return false }
    return window[index...].starts(with: BlockFormat.start)
  }

  /// The number of inflated bytes, by a block's trailer.
  private func size(at trailer: Int) -> UInt32 {
    number(trailer + BlockFormat.sizeOffset..<trailer + BlockFormat.trailerLength)
  }

  /// A little-endian number of the header or the trailer.
  private func number(_ range: Range<Int>) -> UInt32 {
    window[range].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private mutating func drop(_ byteCount: Int) {
    filled = filled.lowerBound + byteCount..<filled.upperBound
    offset += UInt64(byteCount)
  }

  private mutating func fill(toHold byteCount: Int) throws(LogError) {
    guard filled.count < byteCount, !isDrained else { return }
    if filled.lowerBound + byteCount > window.count {
      window.removeFirst(filled.lowerBound)
      window += [UInt8](repeating: 0, count: filled.lowerBound)
      filled = 0..<filled.count
    }
    while filled.count < byteCount, !isDrained {
      let count = try source.read(into: &window, from: filled.upperBound)
      isDrained = count == 0
      filled = filled.lowerBound..<filled.upperBound + count
    }
  }
}
