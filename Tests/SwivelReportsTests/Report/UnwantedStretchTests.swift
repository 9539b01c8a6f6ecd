import Testing

@testable import SwivelReports

struct UnwantedStretchTests {
  private static func stretch(_ from: UInt64, _ to: UInt64, _ value: Int) -> ReportStretch {
    ReportStretch(from: from, to: to, value: value)
  }

  @Test func `the unwanted part of a stretch is marked`() {
    let parts = Self.stretch(0, 10, 4).split(by: [Self.stretch(4, 20, 4)])

    #expect(parts.map(\.from) == [0, 4])
    #expect(parts.map(\.to) == [4, 10])
    #expect(parts.map(\.isUnwanted) == [false, true])
  }

  @Test func `another orientation and another time do not count`() {
    let whole = Self.stretch(0, 10, 4)

    #expect(whole.split(by: [Self.stretch(4, 20, 1), Self.stretch(10, 20, 4)]) == [whole])
  }
}
