import Foundation
import SwivelModel
import SwivelText
import Testing

/// The guide's tables are made of the schemas; `SWIVEL_RECORD=1` writes them anew, and still fails.
struct EventTextGuideTests {
  private static let guide = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/SwivelModel/Swivel.docc/EventText.md")
  private static let beginning =
    "<!-- Made by EventTextGuideTests: SWIVEL_RECORD=1 swift test -->\n"

  @Test func `the tables of the guide are up to date`() throws {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let written = try #require(text.range(of: Self.beginning)?.upperBound)

    let isCurrent = text[written...] == Self.tables
    if !isCurrent, ProcessInfo.processInfo.environment["SWIVEL_RECORD"] == "1" {
      try Data((text[..<written] + Self.tables).utf8).write(to: Self.guide)
    }

    #expect(isCurrent, "stale; run with SWIVEL_RECORD=1 and read the difference")
  }

  @Test func `the lines of the guide can be read`() throws {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let examples = text.split(separator: "\n").filter { $0.hasPrefix("{") }
    var reader = EventTextReader(clock: { .start })

    for example in examples { _ = try reader.read(line: example) }

    #expect(examples.count >= 8)
  }

  private static let tables = """

    ### Kinds

    | Kind | Fields |
    |---|---|
    \(EventSchema.known.map(row).joined(separator: "\n"))

    ### Words

    | Type | Words |
    |---|---|
    \(words.map { "| `\($0.type)` | \($0.words.map { "`\($0)`" }.joined(separator: ", ")) |" }
      .joined(separator: "\n"))

    """

  private static func row(_ schema: EventSchema) -> String {
    let fields = schema.fields.map { "`\($0.name)`: \($0.type.rawValue)" }
    return "| `\(schema.name)` | \(fields.isEmpty ? "–" : fields.joined(separator: ", ")) |"
  }

  private static let words: [(type: String, words: [String])] = [
    ("orientation", InterfaceOrientation.words), ("preferred", PreferredOrientation.words),
    ("mask", InterfaceOrientationMask.words), ("deviceOrientation", DeviceOrientation.words),
    ("device", Device.words), ("windowing", Windowing.words),
    ("appLifecycle", AppLifecycle.words), ("process", ProcessKind.words),
    ("phase", Phase.words), ("controllerKind", ControllerKind.words),
    ("style", PresentationStyle.words), ("forwarding", Forwarding.words),
    ("hook", Forwarding.Hook.words), ("willShowPolicy", WillShowPolicy.words),
    ("exception", UIKitException.words), ("message", UIKitMessage.words),
    ("shape", BoundsShape.words), ("reason (of a loss)", Loss.Reason.words),
  ]
}
