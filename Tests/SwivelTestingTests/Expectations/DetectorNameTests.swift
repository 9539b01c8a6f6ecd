import SwivelFindings
import SwivelTesting
import Testing

struct DetectorNameTests {
  @Test func `every id has a name in the source`() throws {
    let text = try Runs.text(of: "Sources/SwivelTesting/Expectations/Detector.ID+Names.swift")

    let names = text.split(separator: "\n").compactMap { line in
      line.contains(": Self = ")
        ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
    }
    #expect(names == Detector.all.map(\.id.rawValue))
  }
}
