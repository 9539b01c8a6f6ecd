import Testing

@testable import SwivelPage

struct TimeScaleTests {
  private let scale = TimeScale(span: 10_000)

  @Test(arguments: [(0.0, "0.000%"), (0.5, "50.000%"), (1.0, "100.000%"), (1.0 / 3, "33.333%")])
  func `a share has three decimals`(share: Double, text: String) {
    #expect(share.percent == text)
  }

  @Test func `neighbors too narrow to see are drawn as one`() {
    let values: [(UInt64, UInt64)] = [(0, 5_000), (5_000, 5_004), (5_004, 5_008), (5_008, 10_000)]

    let bands = scale.bands(values) { ($0.0, $0.1) }

    #expect(bands.map(\.values.count) == [1, 2, 1])
    #expect(bands.map(\.isWide) == [true, false, true])
  }

  @Test func `marks of one class keep apart, those of two do not`() {
    let marks: [(UInt64, String)] = [(100, "a"), (110, "a"), (110, "b"), (200, "a")]

    let seen = scale.marks(marks) { (time: $0.0, name: $0.1) }

    #expect(seen.map(\.value.1) == ["a", "b", "a"])
  }

  @Test(
    arguments: [
      (22_000_000, ["0 s", "5 s", "10 s", "15 s", "20 s"]), (1_000, ["0 s", "0.0002 s"]),
      (3_600_000_000, ["0:00", "10:00"]), (86_400_000_000, ["0:00:00", "5:00:00"]), (1, ["0 s"]),
    ] as [(UInt64, [String])])
  func `the axis has round times`(span: UInt64, texts: [String]) {
    let marks = TimeScale(span: span).axisMarks

    #expect(marks.prefix(texts.count).map(\.text) == texts)
    #expect(marks.count <= 11)
  }
}
