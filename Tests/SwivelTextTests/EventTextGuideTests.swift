import Foundation
import SwivelFindings
import SwivelModel
import SwivelTestKit
import SwivelText
import Testing

/// The guide's tables are made of the schemas; `SWIVEL_RECORD=1` writes them anew, and still fails.
struct EventTextGuideTests {
  private static let guide = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/swivel/Swivel.docc/EventText.md")
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

  @Test func `the meanings that explain prints are up to date`() throws {
    let file = Self.guide.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("SwivelReports/Explain/KindPage+Text.swift")
    let meanings = SourceOfText.file(
      adding: EventSchema.known.map { "\($0.name)\t\(Self.meanings[$0.name] ?? "")" }
        .joined(separator: "\n"), to: "KindPage", madeBy: "EventTextGuideTests")

    let isCurrent = try String(contentsOf: file, encoding: .utf8) == meanings
    if !isCurrent, ProcessInfo.processInfo.environment["SWIVEL_RECORD"] == "1" {
      try Data(meanings.utf8).write(to: file)
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

    | Kind | Code | Family | Fields | Meaning |
    |---|---|---|---|---|
    \(EventSchema.known.map(row).joined(separator: "\n"))

    ### Words

    | Type | Words, and their numbers |
    |---|---|
    \(words.map { "| `\($0.type)` | \($0.words.joined(separator: ", ")) |" }
      .joined(separator: "\n"))

    """

  private static func row(_ schema: EventSchema) -> String {
    let fields = schema.fields.map { "`\($0.name)`: \($0.type.rawValue)" }
    let list = fields.isEmpty ? "–" : fields.joined(separator: ", ")
    let family = Record(code: schema.code).family.map { "`\($0)`" } ?? ""
    let meaning = meanings[schema.name] ?? ""
    return "| `\(schema.name)` | \(schema.code) | \(family) | \(list) | \(meaning) |"
  }

  // A table that cannot be made is empty, and the test of it fails.
  private static let meanings = (try? KindMeanings.all()) ?? [:]

  @Test(arguments: EventSchema.known.map(\.name))
  func `a kind has a sentence`(name: String) throws {
    #expect(try KindMeanings.all()[name]?.hasSuffix(".") == true)
  }

  @Test(
    arguments: [
      ("### A complete session", "container-ignores-child"),
      ("### A session with a presentation", "sheet-mask-ignored"),
      ("### A session with a push and a pop", "back-navigation-rotated"),
      ("### A session with a lock of the whole app", "lock-outlives-page"),
    ])
  func `the sessions of the guide have the findings that the guide names`(
    heading: String, finding: String
  ) throws {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let section = try #require(text.range(of: heading)).upperBound
    let lines = text[section...].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "```" }.dropFirst().prefix { $0 != "```" }
    var reader = EventTextReader(clock: { .start })
    var analysis = Analysis()
    for line in lines {
      if let item = try reader.read(line: line) { _ = analysis.apply(item) }
    }
    analysis.finish()

    #expect(lines.count > 10)
    #expect(analysis.findings.map(\.id.rawValue) == [finding])
  }

  private static let words: [(type: String, words: [String])] = [
    ("orientation", list(InterfaceOrientation.self)),
    ("preferred", list(PreferredOrientation.self)),
    ("mask", bits(InterfaceOrientationMask.self)),
    ("deviceOrientation", list(DeviceOrientation.self)), ("device", bits(Device.self)),
    ("windowing", list(Windowing.self)), ("appLifecycle", list(AppLifecycle.self)),
    ("process", list(ProcessKind.self)), ("phase", list(Phase.self)),
    ("controllerKind", list(ControllerKind.self)), ("style", list(PresentationStyle.self)),
    ("forwarding", list(Forwarding.self)), ("hook", list(Forwarding.Hook.self)),
    ("willShowPolicy", list(WillShowPolicy.self)), ("exception", list(UIKitException.self)),
    ("message", list(UIKitMessage.self)), ("display", list(Display.self)),
    ("shape", list(BoundsShape.self)),
    ("reason (of a loss)", Loss.Reason.allCases.map { "`\($0.word)` \($0.rawValue)" }),
  ]

  private static func list<Value: Worded & FieldValue>(_ type: Value.Type) -> [String] {
    type.allCases.map { "`\($0.word)` \($0.number)" }
  }

  private static func bits<Value: WordedSet & FieldValue>(_ type: Value.Type) -> [String] {
    type.wordedBits.map { "`\($0.word)` \($0.bit.number)" }
  }
}
