import SwivelTestKit
import Testing

@testable import SwivelLog

/// The names of the files of a log.
struct LogPlaceTests {
  @Test(arguments: [
    (1, "a.000001.swivel"), (999_999, "a.999999.swivel"), (1_000_000, "a.1000000.swivel"),
    (123_456_789, "a.123456789.swivel"), (0, "a.swivel"),
  ])
  func `a segment has six digits, or more where six are not enough`(
    number: Int, name: String
  ) {
    #expect(LogPlace.path("a", segment: number) == name)
    #expect(LogPlace.logs(among: [name]) == ["a": [number]])
  }

  @Test func `segments beyond six digits come behind the others`() throws {
    let names = ["a.1000000.swivel", "a.999999.swivel", "a.1000001.swivel"]
    #expect(LogPlace.logs(among: names) == ["a": [999_999, 1_000_000, 1_000_001]])
    try withFolder { folder in
      for name in names { try folder.write([], to: name) }
      let place = try LogPlace(path: folder.path("a.1000000.swivel"))
      #expect(
        place.paths
          == ["a.999999.swivel", "a.1000000.swivel", "a.1000001.swivel"].map(folder.path))
      #expect(place.hotPath == folder.path("a.swivel.hot"))
    }
  }

  @Test(arguments: ["a.00001", "a.0000001", "a.0999999", "a.000000", "a.+00001", "a.x00001"])
  func `other words with a dot are part of a name`(base: String) {
    #expect(LogPlace.logs(among: ["\(base).swivel"]) == [base: [0]])
  }
}
