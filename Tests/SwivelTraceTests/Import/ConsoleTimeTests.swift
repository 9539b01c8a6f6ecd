import SwivelTrace
import Testing

/// The times of lines in consoles of which some lines have none, or are late.
struct ConsoleTimeTests {
  private static let event = #"swivel: {"kind":"deviceOrientation","orientation":"portrait"}"#

  private static func times(_ read: Imported) -> [String] {
    read.lines.map { String($0.split(separator: ",")[1].dropFirst(4)) }
  }

  @Test(arguments: ["", "> ", "  ", "\u{1B}[33m"])
  func `the time since the line before counts also where a line is passed over`(mark: String) {
    let note = #"swivel: {"kind":"note","text":"x"}"#
    let trace = readText(
      ["[  +50 ms] \(note)", "[+1200 ms] downloading", "[ +300 ms] \(note)"].map { "\(mark)\($0)" }
        .joined(separator: "\n"))

    #expect(trace.lines.last?.contains(#""t":1550000"#) == true)
  }

  @Test func `a printed line has the time of the line before`() {
    let nslog = "Reader[321:9]"
    let read = read(
      "2026-03-01 10:00:02.000000+0100 \(nslog) \(Self.event)",
      "2026-03-01 10:00:10.000000+0100 \(nslog) something else", Self.event,
      "2026-03-01 10:00:11.000000+0100 Mail[4:1] something of another app", Self.event,
      "2026-03-01 10:00:20.000000+0100 \(nslog) another orientation", "and more", Self.event)

    #expect(Self.times(read) == ["0", "8000000", "8000000", "18000000"])
    #expect(read.counts.assumedTimes == 0)
  }

  @Test func `a continued line has the time of its beginning`() {
    let refusal = "Error Domain=UISceneErrorDomain Code=101"
    let text =
      "\"None of the requested orientations are supported by the view controller. Requested: "
      + "portrait; Supported: landscapeRight\" UserInfo={x}"
    let read = read(
      "2026-03-01 10:00:02.1 Reader{UIKitCore}[321] <ERROR>: failed: \(refusal)", text,
      "2026-03-01 10:00:04.1 Reader{Foundation}[321] <NOTICE>: \(Self.event)",
      "2026-03-01 10:00:05.1 Reader{Foundation}[321] <NOTICE>: swivel: {\"kind\":\"note\",",
      "\"text\":\"x\"}",
      "2026-03-01 10:00:07.1 Reader{Foundation}[321] <NOTICE>: \(Self.event)")

    #expect(Self.times(read) == ["0", "0", "0", "2000000", "3000000", "5000000"])
  }

  @Test(arguments: [
    ("Dec 31 23:59:59", "Jan  1 00:00:01", "Dec 31 23:59:58", "Jan  1 00:00:03"),
    (
      "default\t23:59:59+0100\t", "default\t00:00:01+0100\t", "default\t23:59:58+0100\t",
      "default\t00:00:03+0100\t"
    ),
  ])
  func `a late line of the old year or day is late`(
    stamps: (first: String, second: String, late: String, last: String)
  ) {
    let lines = [stamps.first, stamps.second, stamps.late, stamps.last].map { stamp in
      stamp.contains("\t") ? "\(stamp)Reader\t\(Self.event)" : "\(stamp) Reader[321]: \(Self.event)"
    }
    let read = readText(lines.joined(separator: "\n"))

    #expect(Self.times(read) == ["0", "2000000", "2000000", "4000000"])
    #expect(read.counts.earlierTimes == 1)
  }

  @Test func `a day's pause is no late line`() {
    let read = readText(
      ["08:00:00", "21:00:00", "06:00:00"].map { "default\t\($0)+0100\tReader\t\(Self.event)" }
        .joined(separator: "\n"))

    #expect(Self.times(read) == ["0", "46800000000", "79200000000"])
    #expect(read.counts.earlierTimes == 0)
  }

  @Test func `a stamp without a year is in the year of the others`() {
    let read = read(
      "Mar  1 10:00:02 iPhone Reader[321] <Notice>: \(Self.event)",
      "2026-03-01 10:00:04.000000+0100  localhost Reader[321]: \(Self.event)",
      "Mar  1 10:00:05 iPhone Reader[321] <Notice>: \(Self.event)")

    #expect(Self.times(read) == ["0", "2000000", "3000000"])
  }

  @Test func `a crash report has one exception`() {
    let head = "Fatal Exception: UIApplicationInvalidInterfaceOrientation"
    let read = read(
      head,
      "Supported orientations has no common orientation with the application, and [Passcode "
        + "shouldAutorotate] is returning YES", "", head,
      "0  CoreFoundation                 0x1ba240 __exceptionPreprocess")
    let recursion = readText(
      "Fatal Exception: NSInternalInconsistencyException\n"
        + "UIAlertController:supportedInterfaceOrientations was invoked recursively!")

    #expect(read.lines.count { $0.contains("exceptionRaised") } == 1)
    #expect(read.lines.last?.contains("noCommonOrientation") == true)
    #expect(
      recursion.lines.map { $0.contains(#""exceptionRaised","exception":"recursion""#) } == [true])
  }

  @Test(arguments: [
    "2026/03/01 10:00:0%:600  EVENT", "10:00:0%.600 VERBOSE Page.swift:42 - EVENT",
    "[10:00:0%.600] EVENT", "default\t10:00:0%.600000 +0100\tReader\tEVENT",
    "default 10:00:0%.600000+0100 Reader EVENT", "标准    10:00:0%.600000+0100    Reader    EVENT",
    #""2026-03-01T10:00:0%.600Z","iPhone","CSV""#, "t =     %.60s EVENT",
  ])
  func `a line begins with its time in many forms`(form: String) {
    let csv = Self.event.replacing("\"", with: "\"\"")
    let lines = [2, 5].map { second in
      form.replacing("%", with: "\(second)").replacing("EVENT", with: Self.event)
        .replacing("CSV", with: csv)
    }

    #expect(Self.times(read(lines[0], lines[1])) == ["0", "3000000"])
  }

  @Test func `a time of day is that of the day before it, or after it`() {
    let dated = "2026-03-01 23:59:5%.000000+0100 Reader[321:9] \(Self.event)"
    let lines = [
      "23:59:50.5 \(Self.event)", dated.replacing("%", with: "2"), "23:59:53.5 \(Self.event)",
      "00:00:01.5 \(Self.event)", "at 11:00:00.5 \(Self.event)",
    ]

    #expect(
      Self.times(readText(lines.joined(separator: "\n")))
        == ["0", "1500000", "3000000", "11000000", "11000000"])
    #expect(
      Self.times(readText(lines.dropFirst().joined(separator: "\n")))
        == ["0", "1500000", "9500000", "9500000"])
  }

  @Test func `what is pasted twice is taken once`() {
    let warning = "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported."
    let mask = "<UIWindowScene: 0x1> Scene updated orientation preferences: none -> ( Pu )"
    let pasted = [mask, Self.event, warning, mask].enumerated().map {
      "2026-03-01 10:00:0\($0.offset).000 Reader[321:9] \($0.element)"
    }
    let new = "2026-03-01 10:00:02.500 Reader[321:9] \(Self.event)"
    let read = readText((pasted + pasted + [new]).joined(separator: "\n"))

    #expect(Self.times(read) == ["0", "1000000", "2000000", "3000000", "3000000"])
    #expect(read.counts.duplicates == 4)
    #expect(read.counts.earlierTimes == 1)
  }
}
