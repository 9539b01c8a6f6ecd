import SwivelFindings
import SwivelModel
import SwivelTrace
import Testing

/// The console of an app with a list, and a player for landscape: what the app prints,
/// and what UIKit logs.
struct ToldMaskConsole: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let lines: [String]
  let expected: Detector.ID?
  let severity: Finding.Severity

  // Each line begins with its second.
  init(
    _ name: String, _ lines: [String], finds expected: Detector.ID? = nil,
    _ severity: Finding.Severity = .warning
  ) {
    (testDescription, self.lines) = (name, lines)
    (self.expected, self.severity) = (expected, severity)
  }

  private static let head = [
    #"00.100 swivel: {"kind":"systemVersion","version":"18.2"}"#,
    #"00.110 swivel: {"kind":"controller","controller":1,"type":"plain","name":"ListPage"}"#,
    #"00.120 swivel: {"kind":"controller","controller":2,"type":"plain","name":"PlayerPage"}"#,
    #"00.130 swivel: {"kind":"supported","controller":2,"mask":["landscapeLeft","landscapeRight"]}"#,
    #"00.135 swivel: {"kind":"presentationStyle","controller":2,"style":"fullScreen"}"#,
    #"00.140 swivel: {"kind":"windowAdded","window":1,"scene":1,"level":0}"#,
    #"00.150 swivel: {"kind":"rootChanged","window":1,"controller":1}"#,
    #"00.160 <UIWindowScene: 0x1> (a) Scene updated orientation preferences: none -> ( Pu )"#,
    #"00.300 swivel: {"kind":"interfaceOrientation","window":1,"orientation":"portrait"}"#,
  ]

  /// What is found in it.
  var findings: [Finding] {
    var (reader, analysis) = (ConsoleReader(), Analysis())
    var items: [TraceItem] = []
    for line in Self.head + lines {
      items += reader.read(line: Array("2026-05-04 10:11:\(line)".utf8)[...])
    }
    for item in items + reader.finish() { analysis.apply(item) }
    analysis.finish()
    return analysis.findings
  }

  private static let present = [
    #"10.000 swivel: {"kind":"presentBegan","on":1,"controller":2,"animated":true}"#,
    #"10.500 swivel: {"kind":"presentEnded","controller":2}"#,
  ]
  private static let dismiss = [
    #"20.000 swivel: {"kind":"dismissBegan","controller":2,"animated":true}"#,
    #"20.500 swivel: {"kind":"dismissEnded","controller":2}"#,
  ]
  private static let later = [#"29.000 swivel: {"kind":"note","text":"later"}"#]

  /// A line of UIKit's.
  private static func told(_ second: String, _ change: String) -> [String] {
    ["\(second) <UIWindowScene: 0x1> (a) Scene updated orientation preferences: \(change)"]
  }

  private static func asked(_ second: String, _ orientation: String = "landscapeRight") -> [String]
  {
    [
      #"\#(second) swivel: {"kind":"geometryRequest","scene":1,"mask":["\#(orientation)"]}"#
    ]
  }

  private static func seen(_ second: String, _ orientation: String) -> [String] {
    [
      #"\#(second) swivel: {"kind":"interfaceOrientation","window":1,"orientation":"\#(orientation)"}"#
    ]
  }
}

extension ToldMaskConsole {
  static let wrong = [
    Self("request outside", asked("05.000") + later, finds: "request-refused"),
    Self("never widened", present + later, finds: "app-mask-limits-page"),
    Self(
      "stayed wide",
      present + told("10.100", "( Pu ) -> ( Ll Lr )") + seen("10.700", "landscapeRight")
        + dismiss + later, finds: "lock-outlives-page"),
    Self(
      "nothing", told("05.000", "( Pu ) -> none") + seen("08.000", "portrait"),
      finds: "empty-intersection"),
  ]

  static let right = [
    Self(
      "widened at once",
      asked("05.000") + told("05.200", "( Pu ) -> ( Lr )")
        + seen("05.600", "landscapeRight") + later),
    Self("request inside", asked("05.000", "portrait") + later),
    Self("request at the end", asked("05.000")),
    Self("seen in spite of it", asked("05.000") + seen("05.500", "landscapeRight") + later),
    Self(
      "player",
      present + told("10.100", "( Pu ) -> ( Ll Lr )") + seen("10.700", "landscapeRight") + dismiss
        + told("20.100", "( Ll Lr ) -> ( Pu )") + seen("20.700", "portrait") + later),
    Self(
      "pages logged late",
      told("09.900", "( Pu ) -> ( Ll Lr )") + present + seen("10.700", "landscapeRight")
        + told("19.900", "( Ll Lr ) -> ( Pu )") + dismiss + seen("20.700", "portrait") + later),
    Self("scene gone", told("05.000", "( Pu ) -> none") + later),
  ]
}
