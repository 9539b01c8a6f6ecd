/// The phrases that a text said lately, to be said again as a whole.
///
/// A line of a timeline is made of some twenty pieces, and differs from many others in its time, a
/// name and a number only.
struct Phrasebook: ~Copyable {
  private struct Entry {
    var key = Phrase(rawValue: 0)
    var start: Int32 = 0
    var count: Int32 = 0
  }

  /// The phrases, one behind the other.
  private(set) var text = TextBuffer()
  // By key, as far as there is room for it: a phrase takes the place of another one.
  private var entries: ContiguousArray<Entry> = []

  private static let bitCount: UInt32 = 10
  // Those that lost their places are forgotten together.
  private static let byteLimit = 1 << 14

  /// Where a phrase lies; `nil` if it was not said lately.
  @inline(__always)
  func place(of phrase: Phrase) -> Range<Int>? {
    guard !entries.isEmpty else { return nil }
    let entry = entries[phrase.slot(bitCount: Self.bitCount)]
    guard entry.key == phrase else { return nil }
    return Int(entry.start)..<Int(entry.start + entry.count)
  }

  /// Keeps a phrase that stands at the end of a text.
  @inline(never)
  mutating func keep(_ phrase: Phrase, from start: Int, of other: borrowing TextBuffer) {
    if entries.isEmpty || text.count >= Self.byteLimit {
      text.removeAll()
      entries = ContiguousArray(repeating: Entry(), count: 1 << Self.bitCount)
    }
    let place = text.count..<text.count + other.count - start
    text.add(start..<other.count, of: other)
    entries[phrase.slot(bitCount: Self.bitCount)] = Entry(
      key: phrase, start: Int32(place.lowerBound), count: Int32(place.count))
  }
}
