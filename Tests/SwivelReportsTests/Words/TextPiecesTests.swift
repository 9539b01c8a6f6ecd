import Testing

@testable import SwivelReports

struct TextPiecesTests {
  private static let texts: [(text: String, width: Int, lines: [String])] = [
    ("one two three", 7, ["one two", "three"]), ("one  two", 8, ["one  two"]),
    ("one  two", 7, ["one", "two"]), ("unbroken", 3, ["unb", "rok", "en"]),
    ("one unbroken", 5, ["one", "unbro", "ken"]), ("画面画面", 5, ["画面", "画面"]),
    ("see a/long/path now", 5, ["see", "a/long/path", "now"]),
    ("try swivel why a --event 1", 8, ["try", "swivel why a --event 1"]),
    ("", 5, []),
  ]

  @Test(arguments: texts) func `a text is broken between words, and not within a command`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test func `further lines are indented, and every part keeps its style`() {
    var line = StyledLine("  help  ", .good)
    line.append("one two ")
    line.append("three four", .bold)

    let lines = line.wrapped(to: 18, after: 8, indent: 8)

    #expect(lines.map(\.text) == ["  help  one two", "        three four"])
    #expect(lines[0].parts.map(\.style) == [.good, .plain])
    #expect(lines[1].parts.map(\.style) == [.plain, .bold])
  }
}
