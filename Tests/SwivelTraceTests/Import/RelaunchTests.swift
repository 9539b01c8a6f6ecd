import SwivelTrace
import Testing

/// Several runs of an app in one console.
struct RelaunchTests {
  private static let event = #"swivel: {"kind":"deviceOrientation","orientation":"portrait"}"#
  private static let forms = [
    "2026-03-01 10:00:0%.5 Reader[#:9] @", "Mar  1 10:00:0% iPhone Reader(Reader)[#] <Notice>: @",
    "2026-03-01 10:00:0%.123456+0100 0x1f2  Default  0x0  #  0  Reader: @",
    #"{"eventMessage":"@","processImagePath":"/a/Reader","processID":#,"#
      + #""timestamp":"2026-03-01 10:00:0%.123456+0100"}"#,
  ]

  private static func kinds(_ form: String, _ lines: [(number: Int, text: String)]) -> [String] {
    let lines = lines.enumerated().map { index, line in
      let text = form.hasPrefix("{") ? escaped(line.text) : line.text
      return form.replacing("%", with: "\(index)").replacing("#", with: "\(line.number)")
        .replacing("@", with: text)
    }
    return readText(lines.joined(separator: "\n")).lines.map { line in
      String(line.drop { $0 != "k" }.dropFirst(7).prefix { $0 != "\"" })
    }
  }

  @Test(arguments: forms) func `another number of the process is another run`(form: String) {
    let kinds = Self.kinds(form, [(411, Self.event), (512, Self.event), (411, Self.event)])

    #expect(kinds == ["deviceOrientation", "runBegan", "deviceOrientation", "deviceOrientation"])
  }

  @Test func `a message of UIKit may be the first of a run, whose scenes are others`() {
    let mask = "<UIWindowScene: 0x% Scene updated orientation preferences: none -> ( Pu )"
    let lines = [
      "2026-03-01 10:00:00.5 Reader[411:9] \(mask.replacing("%", with: "1>"))",
      "2026-03-01 10:00:09.5 Reader[512:9] \(mask.replacing("%", with: "2>"))",
    ]
    let trace = read(lines[0], lines[1])

    #expect(trace.lines.count == 3)
    #expect(trace.lines.last?.contains(#""kind":"sceneMaskTold","scene":0"#) == true)
  }

  @Test func `a process that wrote nothing before begins no other run`() {
    let kinds = Self.kinds(Self.forms[0], [(411, "hello"), (512, Self.event)])

    #expect(kinds == ["deviceOrientation"])
  }
}
