import Testing

@testable import SwivelReports

struct TextWidthTests {
  private static let widths: [(text: String, columns: Int)] = [
    ("", 0), ("Feed", 4), ("é", 1), ("e\u{301}", 1), ("画面", 4), ("ｶﾞ", 2), ("한", 2), ("👍", 2),
    ("❤️", 2), ("🇫🇷", 1), ("\u{200B}a\u{200D}", 1), ("ש", 1), ("\u{7}", 0),
  ]

  @Test(arguments: widths) func `a text takes the columns of a terminal`(
    text: String, columns: Int
  ) {
    #expect(text.columns == columns)
  }

  @Test func `pictures that terminals join or do not join are replaced`() {
    #expect("👩‍👩‍👧".drawn.map(\.text) == ["\u{FFFD}"])
  }

  @Test func `a text is cut where there is no more room`() {
    var row = PlotRow(width: 12)
    row.put("画面コントローラ", at: 1, room: 6)

    #expect(PlotLine(row).text == " 画面…")
    row.put("abcdef", at: 1, room: 6)
    #expect(PlotLine(row).text == " abcdef")
  }

  @Test func `lines are broken between words`() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("unbreakable".wrapped(to: 3) == ["unbreakable"])
  }
}
