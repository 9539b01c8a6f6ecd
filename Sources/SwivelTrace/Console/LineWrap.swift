/// Whether a console broke a line at a column, also within a word, or between words.
///
/// What breaks at a column leaves lines of one length, the greatest of all; what breaks between
/// words hardly ever does, because it puts fewer letters in most lines.
struct LineWrap: Sendable {
  // The widths of terminals.
  private static let widths: Set<Int> = [80, 100, 120, 132, 160]
  // A shorter line was not broken.
  private static let minimum = 40

  /// Whether the line before the last one was broken at a column, and the last one continues it.
  private(set) var isInWord = false
  private var last = 0
  private var endsInSpace = false
  private var longest = 0
  private var longestCount = 0

  /// Takes the next line as it is written.
  mutating func take(_ line: ArraySlice<UInt8>) {
    let space = UInt8(ascii: " ")
    let isSpaced = line.first == space && line.dropFirst().first != space
    isInWord = !endsInSpace && !isSpaced && isAtColumn
    let whole = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    // What continues a line may be indented.
    let text = isSpaced ? whole : whole.drop { $0 == space }
    endsInSpace = text.last == space
    // Bytes that go on with a character have no column.
    last = text.count { $0 & 0xC0 != 0x80 }
    guard last >= max(Self.minimum, longest) else { return }
    (longestCount, longest) = (last == longest ? longestCount + 1 : 1, last)
  }

  private var isAtColumn: Bool {
    last == longest && (longestCount > 1 || Self.widths.contains(last))
  }
}
