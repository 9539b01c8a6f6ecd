import SwivelModel
import SwivelTestKit
import SwivelTrace
import Testing

/// Consoles that no tool writes: each ends in a log, or in counted lines.
struct HostileConsoleTests {
  private static let event = #"swivel: {"kind":"deviceOrientation","orientation":"portrait"}"#

  @Test(arguments: [
    "9999-12-31 23:59:59.999999+0000", "9999-12-31 23:59:59.999999-2359",
    "0000-01-01 00:00:00.0+0000",
    "9999-99-99 99:99:99", "Feb 31 10:11:12", "[ +999,999,999 ms]", "t = 9999999.999999s",
  ])
  func `an event is kept whatever its stamp`(stamp: String) {
    let read = read("\(stamp) Shop[1] \(Self.event)", "\(stamp) Shop[1] \(Self.event) .")

    #expect(read.lines.count == 2)
    #expect(read.counts.events == 2)
  }

  @Test func `a year after the last one is the same time`() throws {
    let read = read("2026-05-04 10:11:12 \(Self.event)", "9999-12-31 23:59:59 \(Self.event)")

    #expect(read.lines.count == 2)
    #expect(read.counts.earlierTimes == 0)
  }

  @Test func `binary is no log`() {
    var (random, reader) = (SplitMix64(seed: 43), ConsoleReader())
    for _ in 0..<500 {
      let line = (0..<100).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      _ = reader.read(line: line[...])
    }

    #expect(reader.finish().isEmpty)
    #expect(!reader.hasFoundLog)
  }

  @Test(arguments: ["[", "{\"a\":", "{\"message\":{\"message\":"])
  func `values within values end at a limit`(opening: String) {
    let bomb = String(repeating: opening, count: 60_000 / opening.utf8.count)
    let read = read(bomb, "swivel: \(bomb)", Self.event)

    #expect(read.lines.last?.contains("deviceOrientation") == true)
  }

  // Seconds, where each text is not compared with all others.
  @Test func `an object may have many events`() {
    let texts = (0..<20_000).map { #""swivel: {\"kind\":\"note\",\"text\":\"\#($0)\"}","# }
    let lines = ["{", #""texts": ["#] + texts + [#""end"]"#, "}"]
    let read = readText(lines.joined(separator: "\n"))

    #expect(read.counts.events == 20_000)
  }

  @Test func `an array that does not end swallows no more than a message may have`() {
    var reader = ConsoleReader()
    _ = reader.read(line: Array("[{\"eventMessage\":\"".utf8)[...])
    for _ in 0..<2_000 { _ = reader.read(line: Array(String(repeating: "x", count: 99).utf8)[...]) }
    let items = reader.read(line: Array(Self.event.utf8)[...]) + reader.finish()

    #expect(items.count == 1)
  }

  @Test(arguments: [
    ("[{\"id\"", UInt64(0)), ("[{\"id\":1,", 0), ("[{\"text\":\"a", 0), ("[{\"ids\":[1,", 0),
    (#"[{"eventMessage":"swivel: {\"kind\":\"note"#, 1),
  ])
  func `an array without an end costs no other event`(beginning: String, rejected: UInt64) {
    let read = read(beginning, Self.event, "2026-05-04 10:11:12.345 Shop[1:2] \(Self.event)")

    #expect(read.lines.count { $0.contains("deviceOrientation") } == 2)
    #expect(read.counts.rejected == rejected)
    #expect(read.counts.records == 3)
  }

  @Test func `the beginning of each line is read or rejected`() {
    let whole = Array("2026-05-04 10:11:12.345678+0200 Shop[1:2] (UIKitCore) \(Self.event)".utf8)
    for count in whole.indices {
      var reader = ConsoleReader()
      let items = reader.read(line: whole[..<count]) + reader.finish()
      let isMeant = whole[..<count].count > whole.count - Self.event.utf8.count + 8
      #expect(items.count == (isMeant ? 1 : 0), "\(count)")
      #expect(reader.counts.rejected == (isMeant ? 1 : 0))
    }
  }

  @Test func `a process whose name is not yet known leaves no sample`() {
    let secret = "a letter about my orientation"
    let named = "2026-05-04 10:11:13.000 Shop[1:2] \(Self.event)"

    #expect(read(secret, Self.event).counts.sample?.text == secret)
    #expect(read(secret, named).counts.sample == nil)
    #expect(read(named, secret).counts.sample == nil)
    #expect(read(named, "2026-05-04 10:11:14.000 Mail[3:4] \(secret)").counts.sample == nil)
  }

  @Test func `any number of processes is one process, and the others counted`() {
    var reader = ConsoleReader()
    var items = 0
    for number in 0..<5_000 {
      let line = "2026-05-04 10:11:12.345 P\(number)[\(number):1] \(Self.event)"
      items += reader.read(line: Array(line.utf8)[...]).count
    }

    #expect(items + reader.finish().count == 1)
    #expect(reader.counts.othersEvents == 4_999)
  }

  // Seconds, where the rest of the line is not parsed for each.
  @Test(arguments: [#"swivel:{\n}"#, #"swivel:{""}"#, #"swivel:{\x}"#])
  func `a line may have many events that are not valid`(event: String) {
    let line = String(repeating: event, count: 5_000)
    let read = read(line, line, line, Self.event)

    #expect(read.counts.rejected == 15_000)
    #expect(read.counts.events == 1)
  }
}
