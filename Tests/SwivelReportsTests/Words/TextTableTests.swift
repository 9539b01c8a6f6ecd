import Testing

@testable import SwivelReports

struct TextTableTests {
  private static func lines(
    _ rows: [[String]], indent: Int = 0, fold: Int? = nil, room: Int? = nil
  ) -> [String] {
    TextTable.lines(
      rows.map { $0.map { TextTable.Cell(text: $0) } }, indent: indent, fold: fold, room: room
    ).map(\.text)
  }

  @Test func `a column is as wide as its contents`() {
    #expect(
      Self.lines([["a", "b", "c"], ["long", "画面", "d"]], indent: 2) == [
        "  a     b     c", "  long  画面  d",
      ])
  }

  @Test func `the last cell of a row widens no column`() {
    #expect(Self.lines([["a", "b", "c"], ["", "a long one"]]) == ["a  b  c", "   a long one"])
  }

  @Test func `a cell is broken where the terminal ends`() {
    let rows = [["what", "a text of some words", "and another text"]]
    let lines = Self.lines(rows, room: 30)

    #expect(lines.allSatisfy { $0.columns <= 30 })
    #expect(lines == ["what  a text of    and another", "      some words   text"])
  }

  @Test func `a word is broken only if all columns are as narrow as their words`() {
    let rows = [["Extraordinarily", "some words", "x"]]

    #expect(
      Self.lines(rows, room: 27) == ["Extraordinarily  some     x", "                 words"])
    #expect(Self.lines(rows, room: 22).allSatisfy { $0.columns <= 22 })
  }

  @Test func `a row is folded where it does not fit`() {
    let rows = [
      ["time", "before", "after"], ["1s", "portrait", "landscape", "an event of the run"],
    ]

    #expect(Self.lines(rows, fold: 1, room: 60).count == 2)
    #expect(
      Self.lines(rows, fold: 1, room: 30) == [
        "time  before    after", "1s    an event of the run", "      portrait  landscape",
      ])
  }

  @Test func `rows after many are shown at once`() {
    var table = GrowingTable(fold: 1, room: nil)
    let row = { (text: String) in [TextTable.Cell(text: text), "x"] }

    #expect(table.add(Array(repeating: row("abc"), count: 999)).isEmpty)
    #expect(table.add([row("abc")]).count == 1_000)
    #expect(table.add([row("a"), row("abcdef")]).map(\.text) == ["a    x", "abcdef  x"])
    #expect(table.finish().isEmpty)
  }
}
