import SwivelText
import Testing

struct SearchTests {
  @Test(
    arguments: [
      ("", "a", nil), ("a", "", nil), ("a", "a", 0..<1), ("aab", "ab", 1..<3),
      ("ababc", "abc", 2..<5),
      ("ab", "abc", nil), ("é: a", ": ", 2..<4),
    ] as [(String, String, Range<Int>?)])
  func `a text is found where its bytes occur first`(
    text: String, part: String, place: Range<Int>?
  ) {
    let bytes = Array(text.utf8)

    #expect(bytes.range(of: part.utf8) == place)
    #expect(text.has(text: part) == (place != nil))
    #expect(bytes[...].range(of: Array(part.utf8))?.upperBound == place?.upperBound)
  }
}
