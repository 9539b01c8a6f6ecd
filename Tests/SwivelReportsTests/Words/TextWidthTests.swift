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

    #expect(StyledLine(row).text == " 画面…")
    row.put("abcdef", at: 1, room: 6)
    #expect(StyledLine(row).text == " abcdef")
  }

  @Test(arguments: [
    ("画面コントローラ", 16, "画面コントローラ"), ("画面コントローラ", 6, "画面…"), ("one two", 5, "one…"),
    ("abc", 3, "abc"), ("abc", 2, "a…"),
  ])
  func `a text is cut to a number of columns`(text: String, width: Int, cut: String) {
    #expect(text.cut(to: width) == cut)
  }
}
