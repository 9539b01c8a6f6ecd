import SwivelTrace
import Testing

/// What React Native says of a modal page that would crash.
struct ModalMessageTests {
  private static func modal(_ page: String, _ app: String) -> String {
    "Modal was presented with 0x\(page) orientations mask but the application only supports "
      + "0x\(app).Add more interface orientations to your app's Info.plist to fix this."
  }

  private static func kinds(_ trace: Imported) -> [String] {
    trace.lines.map { line in String(line.drop { $0 != "k" }.dropFirst(6)) }
  }

  private static let expected = [
    #""controller","controller":0,"type":"plain","name":"RCTModalHostViewController"}"#,
    #""supported","controller":0,"mask":["landscapeLeft","landscapeRight"]}"#,
    #""appMaskAnswered","window":null,"mask":["portrait","portraitUpsideDown"]}"#,
    #""messageLogged","message":"noCommonOrientation"}"#,
  ]

  @Test(arguments: [" ERROR  ", "2026-06-07 08:09:10.250 [error][tid:main] ", "> "])
  func `both masks are events`(frame: String) {
    #expect(Self.kinds(read(frame + Self.modal("18", "6"))) == Self.expected)
  }

  @Test(arguments: 12...100)
  func `it may be broken at a column`(width: Int) {
    let letters = Array(Self.modal("18", "6"))
    let lines = stride(from: 0, to: letters.count, by: width).map { start in
      String(letters[start..<min(start + width, letters.count)])
    }

    #expect(Self.kinds(readText(lines.joined(separator: "\n"))) == Self.expected)
  }

  @Test func `an application without a window has no mask`() {
    #expect(Self.kinds(read(Self.modal("18", "0"))) == Self.expected.filter { !$0.contains("app") })
  }

  @Test(arguments: [("1", "6"), ("2", "40"), ("x", "2")])
  func `other masks are not understood`(page: String, app: String) {
    let trace = read(Self.modal(page, app))

    #expect(trace.lines.isEmpty)
    #expect(trace.counts.unknown == 1)
  }
}
