import SwivelTrace
import Testing

/// Events that share a line, or are written twice.
struct EventLineTests {
  private static func note(_ text: String) -> String { #"{"kind":"note","text":"\#(text)"}"# }

  /// The texts of notes.
  private static func texts(_ read: Imported) -> [String] {
    read.lines.map { String($0.split(separator: "\"").last { $0 != "}" } ?? "") }
  }

  @Test(arguments: [
    "swivel: \(note("a")) swivel: \(note("b"))", "swivel: \(note("a"))\rswivel: \(note("b"))\r",
    "swivel:\(note("a"))\n SWIVEL: \(note("b"))", "'swivel:', '\(note("a"))'\nSwivel: \(note("b"))",
    "2026-05-04 10:11:12.1 Shop[1:2] swivel: \(note("a")), swivel: \(note("b"))",
    #"{"a":1} swivel: \#(note("a")) swivel: \#(note("b"))"#,
    "swivel: {\"kind\":\"no\nte\",\"text\":\"a\"}\nswivel: \(note("b"))",
    "log \"swivel: \(escaped(note("a"))) swivel: \(escaped(note("b")))\"",
    "swivel: \(escaped(note("a"))) swivel: \(escaped(note("b"))) swiveled",
    "\"swivel: \(escaped(note("a")))\", \"swivel: \(escaped(note("b")))\"",
    #"1,"swivel: {""kind"":""note"",""text"":""a""} swivel: {""kind"":""note"",""text"":""b""}",2"#,
  ])
  func `each event of a line is read, however it is printed`(console: String) {
    let read = readText(console)

    #expect(Self.texts(read) == ["a", "b"])
    #expect(read.counts.rejected == 0)
  }

  @Test func `an invalid event costs no other in its line`() {
    let read = readText(#"swivel: {"kind":"nothing"} swivel: \#(Self.note("b"))"#)

    #expect(read.lines.count == 2)
    #expect(read.counts.rejected == 1)
  }

  @Test func `an event in a text of an event is none`() {
    #expect(readText(#"swivel: {"kind":"note","text":"swivel: {"}"#).lines.count == 1)
  }

  private static let time = "2026-03-01 10:00:02"

  @Test(arguments: [
    ("[info][tid:com.facebook.react.JavaScript]", ".123456+0100 Reader[321:9] [javascript]", 1),
    ("Reader[1:2]", ".123456 Reader[1:2]", 2), ("[info][tid:main]", ".126 Reader[321:9]", 2),
    ("[info][tid:main]", ".123 [info][tid:main]", 2),
  ])
  func `what React Native logs twice is one event`(first: String, second: String, count: Int) {
    let read = read(
      "\(Self.time).123 \(first) swivel: \(Self.note("a"))",
      "\(Self.time)\(second) swivel: \(Self.note("a"))")

    #expect(read.lines.count == count)
    #expect(read.counts.duplicates == UInt64(2 - count))
  }

  @Test func `what a device's console escapes is read`() {
    let read = read(
      #"Mar  1 10:00:02 iPhone Reader[321] <Notice>: swivel: {"kind":"note","text":"\M-C\M^\ber"}"#,
      #"Mar  1 10:00:03 iPhone Reader[321] <Notice>: swivel: {"kind":"note","text":"a \134"b\134""}"#,
      #"2026-03-01 10:00:04 Reader[321:9] swivel: {"kind":"note","text":"\u00fc \\M-C \n"}"#)

    #expect(read.lines.count == 3)
    #expect(read.lines[0].contains("\"Über\""))
    #expect(read.lines[1].contains(#""a \"b\"""#))
    #expect(read.lines[2].contains(#""ü \\M-C \n""#))
  }

  @Test(arguments: [true, false], ["ü", "上", "ਅ", "Њ上ਊ"])
  func `a file in UTF-16 is read`(isLittleEndian: Bool, word: String) {
    let text =
      "\u{FEFF}10:00 \(word)\r\n2026-03-01 10:00:02 Reader[321:9] swivel: \(Self.note(word))\r\n"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittleEndian ? pair.reversed() : pair
    }
    let read = readText(bytes)

    #expect(Self.texts(read) == [word])
    #expect(read.counts.records == 2)
  }

  @Test func `a file that changes its encoding is not read silently`() {
    let event = "swivel: \(Self.note("a"))\r\n"
    let read = readText(Array(event.utf8) + event.utf16.flatMap { [UInt8($0), 0] })

    #expect(read.counts.rejected == 1)
    #expect(read.faults == ["line 2: the text changes its encoding to UTF-16"])
  }

  @Test func `a description that is refused is a loss`() {
    let description = #"{"define":"squeezed","code":300,"fields":["on:controller"]}"#
    let read = read(description, #"{"define":"a word","text":"b"}"#, "swivel: \(Self.note("a"))")

    #expect(
      read.faults == [#"line 1: "code": expected a whole number from 1 to 127, found 300"#])
    #expect(read.counts.events == 1)
  }

  @Test(arguments: [".123456", ".100000"])
  func `a copy at the same microsecond is taken once`(fraction: String) {
    let line = "2026-03-01 10:00:00\(fraction) Reader[411:9] "
    let event = #"swivel: {"kind":"deviceOrientation","orientation":"portrait"}"#

    #expect(read(line + event, line + "hello", line + event).counts.events == 1)
    #expect(read(line + event, line + event).counts.duplicates == 1)
    #expect(read(line + event + " " + event).counts.events == 2)
  }

  @Test(arguments: ["", ".5", ".123"])
  func `two events of one second or millisecond are two`(fraction: String) {
    let line = "2026-03-01 10:00:00\(fraction) Reader[411:9] swivel: {\"kind\":\"attemptRotation\"}"

    #expect(read(line, line).counts.events == 2)
  }

  @Test func `braces that a page or a document escapes are those of an event`() {
    let read = read(
      #"swivel: \{"kind":"note","text":"a \\"b\\" c"\}\"#, #"x swivel: \{"kind":"note","text":"d"}"#
    )

    #expect(read.lines.map { $0.contains(#""a \"b\" c""#) } == [true, false])
  }

  @Test(arguments: ["swivel: 61 bytes", "swivel: Object", "2026-03-01 10:00:00.5 swivel: Event(1)"])
  func `a line with the prefix that is no event is named`(line: String) {
    #expect(read(line).counts.sample?.line == 1)
    #expect(read("swivel:").counts.sample == nil)
  }

  @Test func `numbers between events that are missing are counted`() {
    let event = #"swivel: {"seq":%,"t":1,"kind":"attemptRotation","cause":null}"#
    let lines = [3, 4, 9].map { event.replacing("%", with: "\($0)") }

    #expect(read(lines[0], lines[1]).counts.missing == 0)
    #expect(read(lines[1], lines[2]).counts.missing == 4)
  }
}
