/// Text that is put together piece by piece, as bytes.
///
/// A timeline has a line for every other event, and to make strings of its pieces, and of these a line,
/// takes ten times as long as the replay.
package struct TextBuffer: ~Copyable {
  // Safe: `start` is allocated here or in `makeRoom` and freed in `deinit`; `start <= next <= end`, and
  // all in front of `next` was written.
  private var start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer

  /// Makes a text without any bytes.
  package init() {
    let byteCount = 256
    start = .allocate(byteCount: byteCount, alignment: 1)
    (next, end) = (start, start + byteCount)
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
  @inline(__always)
  mutating func add(_ part: Range<Int>, of other: borrowing Self) {
    precondition(part.lowerBound >= 0 && part.upperBound <= other.count, "the text has the part")
    // Safe: the part lies within what was written.
    add(UnsafeRawBufferPointer(start: other.start + part.lowerBound, count: part.count))
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
    start = .allocate(byteCount: byteCount, alignment: 1)
    start.copyMemory(from: old, byteCount: count)
    old.deallocate()
    (next, end) = (start + count, start + byteCount)
  }
}
