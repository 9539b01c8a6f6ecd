import SwivelTrace
import Testing

/// Files in which the newest line is the first, or only some lines have times.
struct LineOrderTests {
  private static func event(_ name: Int) -> String {
    #"swivel: {"kind":"marker","name":"\#(name)"}"#
  }

  private static func line(_ second: Int) -> String {
    "2026-03-01 10:00:0\(second).5 Reader[411:9] \(event(second))"
  }

  /// The names of the markers, with their times in seconds.
  private static func marks(_ read: Imported) -> [String] {
    read.lines.map { line in
      let parts = line.split(separator: ",")
      return parts[3].dropFirst(8).prefix(1) + "@" + parts[1].dropFirst(4)
    }
  }

  private static let newestFirst = ["1@0", "2@1000000", "4@3000000"]

  @Test func `lines of an export that are newest first are read in reverse`() {
    let read = read("a head", Self.line(4), Self.line(2), "more of it", Self.line(1))

    #expect(Self.marks(read) == Self.newestFirst)
    #expect(read.counts.isBackward)
    #expect(read.counts.earlierTimes == 0)
  }

  @Test(arguments: [("[%]", ","), ("[%]", ",\n"), ("{\"hits\":[%]}", ",")])
  func `pages of a service that are newest first are read in reverse`(
    page: String, separator: String
  ) {
    let objects = [4, 2, 1].map { second in
      "{\"time\":\"2026-03-01T10:00:0\(second).5Z\",\"m\":\"\(escaped(Self.event(second)))\"}"
    }
    let text = page.replacing("%", with: objects.joined(separator: separator))

    #expect(Self.marks(readText(text)) == Self.newestFirst)
  }

  @Test func `a line that is late reverses nothing`() {
    #expect(Self.marks(read(Self.line(2), Self.line(1))) == ["2@0", "1@0"])
    #expect(!read(Self.line(4), Self.line(2), Self.line(1), Self.line(6)).counts.isBackward)
  }

  @Test func `numbers of events count more than times that go back`() {
    let lines = [4, 2, 1].enumerated().map { index, second in
      "2026-03-01 10:00:0\(second).5 Reader[411:9] "
        + #"swivel: {"seq":\#(index),"t":\#(index),"kind":"marker","name":"\#(second)"}"#
    }
    let read = readText(lines.joined(separator: "\n"))

    #expect(read.counts.rejected == 0)
    #expect(Self.marks(read).map { $0.prefix(1) } == ["4", "2", "1"])
  }

  @Test func `lines above the first time have that`() {
    let read = read(Self.event(7), Self.event(8), Self.line(1), Self.line(4))

    #expect(Self.marks(read) == ["7@0", "8@0", "1@0", "4@3000000"])
    #expect(read.counts.assumedTimes == 0)
  }

  @Test func `without any time it is assumed`() {
    #expect(read(Self.event(7), Self.event(8)).counts.assumedTimes == 2)
  }
}
