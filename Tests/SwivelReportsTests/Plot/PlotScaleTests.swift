import Testing

@testable import SwivelReports

struct PlotScaleTests {
  private let scale = PlotScale(begin: 0, end: 1_000, width: 10)

  @Test func `a stretch has at least one column, and none that belongs to the next one`() {
    #expect(scale.columns(0, 500) == 0..<5)
    #expect(scale.columns(500, 501) == 5..<6)
    #expect(scale.columns(500, 1_000) == 5..<10)
    #expect(scale.columns(1_000, 1_100) == nil)
  }

  @Test func `what is too short to see leaves the column to what follows`() {
    let bands = [
      PlotBand(from: 0, to: 5, text: "a"), PlotBand(from: 5, to: 500, text: "b"),
      PlotBand(from: 700, to: 701, text: "c"),
    ]

    #expect(scale.visible(bands) { ($0.from, $0.to) }.map(\.text) == ["b", "c"])
    #expect(StyledLine(PlotRow(bands, scale)).text == "│b   │ │")
  }

  @Test func `a column with several bands says so`() {
    let bands = (0..<9).map { PlotBand(from: $0 * 30, to: $0 * 30 + 30, text: "x") }

    #expect(StyledLine(PlotRow(bands, scale)).text == "▒▒▒")
  }

  @Test(arguments: [1, 7, 999, 21_000_000, 86_400_000_000, .max] as [UInt64])
  func `the axis has round times that do not touch`(end: UInt64) {
    let axis = StyledLine(PlotScale(begin: 0, end: end, width: 80).axis).text

    #expect(axis.hasPrefix("│0s"))
    #expect(axis.columns <= 80)
    let times = axis.split(separator: "│")
    #expect(times.dropLast().allSatisfy { $0.hasSuffix(" ") })
    #expect(times.count < 12)
  }
}
