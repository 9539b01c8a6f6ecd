/// A fixed number of elements that have a single owner.
///
/// Each write to an array first checks, by a call, that it has no other owner: with arrays, reading
/// and writing a log took half as long again.
///
/// Safe: every index is checked, and the table owns the memory.
struct Table<Element>: ~Copyable {
  private let start: UnsafeMutablePointer<Element>
  let count: Int

  init(repeating element: Element, count: Int) {
    start = .allocate(capacity: count)
    start.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit {
    start.deinitialize(count: count)
    start.deallocate()
  }

  subscript(index: Int) -> Element {
    get {
      check(index)
      return start[index]
    }
    _modify {
      check(index)
      yield &start[index]
    }
  }

  mutating func fill(_ element: Element) {
    start.update(repeating: element, count: count)
  }

  /// The elements of a range.
  func elements(_ range: Range<Int>) -> [Element] {
    check(range)
    return Array(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
  }

  /// Appends the first elements to an array.
  func append(first count: Int, to array: inout ContiguousArray<Element>) {
    check(0..<count)
    array.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }

  /// Copies the first elements of another table to an offset.
  mutating func copy(first count: Int, of other: borrowing Table, to offset: Int) {
    check(offset..<offset + count)
    other.check(0..<count)
    (start + offset).update(from: other.start, count: count)
  }

  private func check(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "\(index) of \(count)")
  }

  private func check(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "\(range) of \(count)")
  }
}

extension Table<UInt8> {
  /// Stores a word, little-endian.
  mutating func store(_ word: UInt64, at offset: Int) {
    check(offset..<offset + 8)
    UnsafeMutableRawPointer(start).storeBytes(
      of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
  }
}

extension [UInt8] {
  /// The little-endian number in the eight bytes at an offset.
  ///
  /// Safe: the offset is checked.
  func word(at offset: Int) -> UInt64 {
    let last = count - 8
    precondition(last >= 0 && UInt(bitPattern: offset) <= UInt(last), "\(offset) of \(count)")
    return withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }
}
