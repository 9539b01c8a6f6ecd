/// Text that is put together piece by piece, as bytes.
///
/// A timeline has a line for every other event, and to make strings of its pieces, and of these a
/// line, takes ten times as long as the replay.
package struct TextBuffer: ~Copyable {
  // Safe: `start` is allocated in `allocate` and freed in `deinit` or `makeRoom`;
  // `start <= next <= end`, behind `end` there is room for one more block, and all of it was
  // written, if only with zeros.
  private var start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer

  private typealias Block = SIMD32<UInt8>

  /// Makes a text without any bytes.
  package init() {
    let byteCount = 256
    start = Self.allocate(byteCount)
    (next, end) = (start, start + byteCount)
  }

  private static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    let count = byteCount + MemoryLayout<Block>.size
    let start = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return start
  }

  deinit {
    start.deallocate()
  }

  /// How many bytes there are.
  package var count: Int { next - start }

  /// The text.
  var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Lets a function read the bytes.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    // Safe: they live until the call returns.
    body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Takes all bytes away, and keeps the room for them.
  package mutating func removeAll() {
    next = start
  }

  /// Adds a text that stands in the source.
  @inline(__always)
  mutating func add(_ text: StaticString) {
    // Safe: the bytes of a literal are there for as long as the program runs.
    text.withUTF8Buffer { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a text that was made.
  mutating func add(text: String) {
    var text = text
    // Safe: the bytes live until the call returns.
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a part of another text.
  ///
  /// Copied in whole blocks, for most parts are one: nobody has to guess how long they are.
  @inline(__always)
  mutating func add(_ part: Range<Int>, of other: borrowing Self) {
    precondition(part.lowerBound >= 0 && part.upperBound <= other.count, "the text has the part")
    if end - next < part.count { makeRoom(for: part.count) }
    // Safe: both texts have room for one more block behind their ends.
    let first = other.start + part.lowerBound
    var offset = 0
    repeat {
      let block = first.loadUnaligned(fromByteOffset: offset, as: Block.self)
      next.storeBytes(of: block, toByteOffset: offset, as: Block.self)
      offset += MemoryLayout<Block>.size
    } while offset < part.count
    next += part.count
  }

  /// Lets a function write bytes at the end, of which there is room for so many; it says how many.
  @inline(__always)
  mutating func append(atMost length: Int, _ write: (UnsafeMutableRawPointer) -> Int) {
    if end - next < length { makeRoom(for: length) }
    // Safe: there is room for them, and nobody writes more.
    let written = write(next)
    precondition(0...length ~= written, "no more is written than there is room for")
    next += written
  }

  @inline(__always)
  private mutating func add(_ piece: UnsafeRawBufferPointer) {
    guard let first = piece.baseAddress else { return }
    if end - next < piece.count { makeRoom(for: piece.count) }
    // Safe: there is room for the piece, and the halves lie within it.
    switch piece.count {
    case 8...16: Self.copyHalves(as: UInt64.self, first, piece.count, to: next)
    case 17...32: Self.copyHalves(as: SIMD16<UInt8>.self, first, piece.count, to: next)
    default: next.copyMemory(from: first, byteCount: piece.count)
    }
    next += piece.count
  }

  // Most words are there before a call would have begun: in two halves, which may overlap.
  @inline(__always)
  private static func copyHalves<Half: BitwiseCopyable>(
    as type: Half.Type, _ first: UnsafeRawPointer, _ count: Int, to place: UnsafeMutableRawPointer
  ) {
    let rest = count - MemoryLayout<Half>.size
    let halves = (
      first.loadUnaligned(as: type), first.loadUnaligned(fromByteOffset: rest, as: type)
    )
    place.storeBytes(of: halves.0, as: type)
    place.storeBytes(of: halves.1, toByteOffset: rest, as: type)
  }

  @inline(never)
  private mutating func makeRoom(for length: Int) {
    let (old, count) = (start, count)
    let byteCount = max(2 * (end - start), count + length)
    start = Self.allocate(byteCount)
    start.copyMemory(from: old, byteCount: count)
    old.deallocate()
    (next, end) = (start + count, start + byteCount)
  }
}
