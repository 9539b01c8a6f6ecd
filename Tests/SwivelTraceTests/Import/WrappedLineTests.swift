import SwivelTrace
import Testing

struct WrappedLineTests {
  @Test func `a text that a console wrapped is one record, at its time`() throws {
    let trace = read(
      "[ +120 ms] [Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not",
      "supported. Please use",
      "UIWindowScene.requestGeometryUpdate(_:)",
      "[+1,050 ms] [Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please",
      "use UIWindowScene.requestGeometryUpdate(_:)", "[  +5 ms] done")

    #expect(
      trace.lines == [
        #"{"seq":0,"t":120000,"kind":"messageLogged","message":"kvcUnsupported"}"#,
        #"{"seq":1,"t":1170000,"kind":"messageLogged","message":"kvcUnsupported"}"#,
      ])
    #expect(trace.counts.records == 3)
    #expect(trace.counts.ignored == 1)
  }

  @Test func `a list continues in the next line`() throws {
    let trace = read(
      "None of the requested orientations are supported by the view", "controller. Requested:",
      "portrait; Supported: landscapeLeft,", "landscapeRight", "portrait mode is back")

    #expect(trace.counts.records == 2)
    #expect(trace.lines.count == 3)
    #expect(trace.lines[1].contains(#""mask":["landscapeLeft","landscapeRight"]"#))
  }

  @Test func `an unfinished text is reported as far as it goes`() throws {
    let trace = read(
      "Error Domain=UISceneErrorDomain Code=101 \"None of the", "[net] done",
      "None of the requested orientations are", #"{"eventMessage":"hello"}"#)

    #expect(trace.lines.last?.contains(#""geometryRefused","code":101,"request":null"#) == true)
    #expect(trace.counts.records == 4)
    #expect(trace.counts.ignored == 3)
  }

  @Test(arguments: ["", "> ", ">> "])
  func `a mail wraps texts anywhere, and quotes them`(mark: String) {
    let trace = readText(
      """
      2026-05-04 10:00:01.000 Shop[7:1] [Orientation] BUG IN
      CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please
      use UIWindowScene.requestGeometryUpdate(_:)
      2026-05-04 10:00:02.000 Shop[7:1] swivel:
      {"kind":"note","text":"x"}
      2026-05-04 10:00:03.000 Shop[7:1] requestGeometryUpdate
      failed: Error Domain=UISceneErrorDomain Code=101 "None of the requested
      orientations are supported by the view controller. Requested:
      landscapeRight; Supported: portrait"
      UserInfo={NSLocalizedDescription=None of the requested orientations are
      supported by the view controller. Requested: landscapeRight; Supported:
      portrait}
      2026-05-04 10:00:04.000 Shop[7:1] [Orientation] <UIWindowScene: 0x1> Scene
      updated orientation preferences: none -> ( Pu )
      """.split(separator: "\n").map { "\(mark)\($0)\n" }.joined())

    #expect(
      trace.lines.map { $0.split(separator: ",")[1] } == [
        #""t":0"#, #""t":1000000"#, #""t":2000000"#, #""t":2000000"#, #""t":2000000"#,
        #""t":3000000"#,
      ])
    #expect(trace.lines.last?.contains(#""new":["portrait"]"#) == true)
  }

  @Test(arguments: ["\"", "\\\"", "\"\"", "\u{201D}", "&quot;"])
  func `a description may be in quotes of other tools`(quote: String) {
    let trace = read(
      "Error Domain=UISceneErrorDomain Code=101 \(quote)Requested: portrait; Supported: "
        + "landscapeLeft\(quote) UserInfo={NSLocalizedDescription=Requested: portrait; Supported: "
        + "landscapeLeft}")

    #expect(trace.lines.count == 3)
    #expect(trace.lines.first?.contains(#""mask":["portrait"]"#) == true)
  }

  @Test func `two texts in lines that follow each other are two`() throws {
    let line = "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use"

    #expect(read(line, line, line).counts.events == 3)
  }

  private static let logged = [
    "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
      + "UIWindowScene.requestGeometryUpdate(_:)",
    "<UIWindowScene: 0x105f0c2d0> (1B8F959F-0000-4A0D) Scene updated orientation preferences: "
      + "( Pu Ll Lr ) -> ( Pu )",
    "Scene will change interface orientation: landscapeRight (3)",
    "failed: Error Domain=UISceneErrorDomain Code=101 \"None of the requested orientations are "
      + "supported by the view controller. Requested: landscapeRight; Supported: portrait, "
      + "portraitUpsideDown\" UserInfo={NSLocalizedDescription=None of the requested orientations "
      + "are supported by the view controller. Requested: landscapeRight; Supported: portrait, "
      + "portraitUpsideDown}",
    "Supported orientations has no common orientation with the application, and [Reader.MapPage "
      + "shouldAutorotate] is returning YES",
  ]

  /// Lines of a width, the further ones indented.
  private static func wrapped(_ line: String, _ width: Int, _ indent: String) -> String {
    let letters = Array(line)
    return stride(from: 0, to: letters.count, by: width).map { start in
      (start > 0 ? indent : "") + String(letters[start..<min(start + width, letters.count)])
    }.joined(separator: "\n")
  }

  @Test(arguments: Array(55...140), ["", "    "])
  func `a console that breaks lines at a column loses no message`(width: Int, indent: String) {
    let lines = Self.logged.enumerated().map { index, text in
      "2026-03-01 10:00:0\(index).123456+0100 Reader[411:9] [Orientation] \(text)"
    }
    let broken = lines.map { Self.wrapped($0, width, indent) }.joined(separator: "\n")

    #expect(readText(broken).lines == readText(lines.joined(separator: "\n")).lines)
  }

  @Test(arguments: [80, 100, 132])
  func `a text that is broken at a column gains no blank`(width: Int) {
    let words = (0..<60).map { "Grüße\($0)" }.joined(separator: " ")
    let line = "swivel: {\"kind\":\"note\",\"text\":\"\(words)\"}"

    #expect(readText(Self.wrapped(line, width, "")).lines == read(line).lines)
  }

  @Test func `a message that was cut off is named by its own line`() {
    let cut = "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supp"
    let stamp = "2026-03-01 10:00:00.5 Reader[411:9]"
    let event = #"swivel: {"kind":"attemptRotation"}"#
    let read = read("\(stamp) \(event)", "\(stamp) \(cut)", "\(stamp) \(event)")

    #expect(read.counts.sample?.line == 2)
  }
}
