import SwivelTrace
import Testing

/// Spaces that a mail or a page has in the place of plain ones.
struct ConsoleSpaceTests {
  @Test(arguments: ["\u{A0}", "\u{202F}"])
  func `a message and its time have spaces of any kind`(space: String) {
    let lines = [
      "2026-03-01 10:00:02.5+0100 Shop{UIKit}[7] BUG IN CLIENT OF UIKIT: "
        + "Setting UIDevice.orientation is not supported.",
      "2026-03-01 10:00:04.5+0100 Shop{UIKit}[7] Scene updated orientation preferences: "
        + "( Pu ) -> ( Ll )",
    ]
    let trace = readText(
      lines.map { space + $0.replacing(" ", with: space) }.joined(separator: "\n"))

    #expect(trace.lines.count == 2)
    #expect(trace.lines.last?.contains(#""t":2000000,"kind":"sceneMaskTold""#) == true)
    #expect(trace.counts.process == "Shop")
  }

  @Test func `the texts of an event keep their spaces`() {
    let trace = read("1.\u{A0}swivel:\u{A0}{\"kind\":\"note\",\"text\":\"«\u{A0}x\u{202F}»\"}")

    #expect(trace.lines.first?.contains("\"«\u{A0}x\u{202F}»\"") == true)
  }
}
