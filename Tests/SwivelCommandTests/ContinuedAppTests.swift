import SwivelTestKit
import Testing

/// The gates of an app that continues after a predicted exception, and the events that
/// set their masks.
struct ContinuedAppTests {
  private static let text = """
    {"kind":"systemVersion","version":"17.4"}
    {"kind":"appMask","mask":["portrait"]}
    {"kind":"controller","controller":1,"type":"plain","name":"ListPage"}
    {"kind":"supported","controller":1,"mask":["portrait"]}
    {"kind":"controller","controller":2,"type":"plain","name":"MapPage"}
    {"kind":"windowAdded","window":1,"scene":1,"level":0,"hidden":false}
    {"kind":"rootChanged","window":1,"controller":1}
    {"kind":"interfaceOrientation","window":1,"orientation":"portrait"}
    {"kind":"appMask","mask":["landscapeLeft","landscapeRight"]}
    {"kind":"presentationStyle","controller":2,"style":"fullScreen"}
    {"kind":"presentBegan","on":1,"controller":2,"animated":true}
    {"kind":"presentEnded","controller":2}
    {"kind":"interfaceOrientation","window":1,"orientation":"landscapeRight"}
    {"kind":"dismissBegan","controller":2,"animated":true}
    {"kind":"dismissEnded","controller":2}
    {"kind":"interfaceOrientation","window":1,"orientation":"landscapeRight"}

    """

  private static func run(_ arguments: String...) throws -> Program.Outcome {
    try withFolder { folder in
      let path = try folder.write(text.utf8, to: "a.ndjson")
      return try Program.run([arguments[0], path] + arguments.dropFirst())
    }
  }

  @Test func `a predicted exception is contradicted by an app that continues`() throws {
    let lines = try Self.run("why", "--event", "13").lines

    #expect(lines.first?.contains("✗ the rules predict that UIKit throws") == true)
    #expect(
      lines.contains {
        $0.hasPrefix("  result")
          && $0.hasSuffix("predicted, but the app continued: observed in landscapeRight (event 15)")
      })
    let record = try #require(try Self.run("why", "--event", "13", "--json").objects.first)
    #expect(record["basis"] as? String == "predicted")
    #expect(record["contradicted"] as? Int == 15)
  }

  @Test func `the observation is not as predicted`() throws {
    let lines = try Self.run("why", "--event", "15").lines

    #expect(
      lines.first?.contains("observed at event 15; the rules predict that UIKit throws") == true)
    #expect(
      lines.contains { $0.hasSuffix("(not allowed): observed, contradicting the rules") })
    let replay = try Self.run("replay", "--verify")
    #expect(replay.output.contains("in landscapeRight (✗ the rules predict that UIKit throws"))
    #expect(replay.code == 1)
  }

  @Test func `the page below is found, with what the rules predict instead`() throws {
    let record = try #require(try Self.run("check", "--json").objects.first)

    #expect(record["id"] as? String == "dismissal-rotated")
    let basis = try #require(record["basis"] as? [String: Any])
    #expect(basis["event"] as? Int == 15)
    let instead = try #require(basis["instead"] as? [String: Any])
    #expect(instead["exception"] as? String == "noCommonOrientation")
  }

  @Test func `a gate names the event that set its mask`() throws {
    let lines = try Self.run("why", "--event", "13").lines
    let gates = lines.filter { $0.hasPrefix("  app ") || $0.hasPrefix("  controller ") }

    #expect(gates.count == 2)
    #expect(gates.first?.contains("OrientationsFor:) (set by event 8)  ◀ excludes P") == true)
    #expect(gates.last?.contains("ListPage (set by event 3)") == true)
    let record = try #require(try Self.run("why", "--event", "7", "--json").objects.first)
    let records = try #require(record["gates"] as? [[String: Any]])
    #expect(records.map { $0["setBy"] as? Int } == [nil, 1, 3])
  }
}
