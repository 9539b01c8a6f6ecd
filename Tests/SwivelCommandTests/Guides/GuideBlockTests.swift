import Foundation
import SwivelTestKit
import Testing

/// Whatever stands in a fence of a page is played, read or built.
struct GuideBlockTests {
  private static let pages =
    ["README.md"] + GuidePage.names.map { "\(GuidePage.folder)/\($0).md" }
  /// Pages that are made of what is declared, and compared with that as a whole.
  private static let made = ["Findings", "Rules"].map { "\(GuidePage.folder)/\($0).md" }

  /// The tests of blocks that are of no general kind, by the first lines of the blocks.
  private static let tests = [
    "[": "it is silent on its quiet run, in which the interface turns as well",
    #"Rotates(to: .landscape, because: "PlayerPage") was not met"#:
      "the guide shows what a failure of its example says",
    "player differs from its golden: main window shows portrait instead of landscapeRight":
      "the guide shows what is printed of a golden that was not met",
    ".swivel ── SwivelLog ───┐": "the modules of the flow of data exist",
    "event ── rules ────── ruling ───────┐      one WindowLedger per window":
      "what the picture of the ledger names exists",
    "1f 8b 08 04 00 00 00 00 00 ff 06 00 42 43 02 00 1b 00 03 00 00 00 00 00 00 00 00 00":
      "a log ends with the bytes of the guide",
    "#swivel<TAB>1.2": "a log begins with the lines of the guide",
  ]

  @Test(arguments: pages.filter { !made.contains($0) })
  func `each block of a page is proved`(page: String) throws {
    let blocks = try GuideBlock.all(in: page)
    try withFolder { folder in
      let reader = try GuideReader(of: page, in: folder)
      for block in blocks {
        if let kind = block.kind { try reader.prove(block, kind) }
      }
    }
  }

  @Test func `each block of no general kind has a test of its own`() throws {
    let pages = Self.pages.filter { !Self.made.contains($0) }
    let blocks = try pages.flatMap { try GuideBlock.all(in: $0) }
    let names = Array(Self.tests.values) + ["the article is what the declarations say"]

    #expect(blocks.count > 80)
    #expect(blocks.filter { $0.kind == nil }.map(\.firstLine).sorted() == Self.tests.keys.sorted())
    for name in names {
      #expect(TestSources.all.contains { $0.contains("@Test func `\(name)`()") }, "\(name)")
    }
  }

  @Test func `the modules of the flow of data exist`() throws {
    let flow = try #require(
      GuideBlock.all(in: "\(GuidePage.folder)/Architecture.md").first { $0.text.contains("──") })
    let modules = flow.text.matches(of: #/Swivel\w+/#).map { "Sources/\($0.output)" }

    #expect(modules.count > 5)
    for module in modules { #expect(try GuidePage.exists(module), "\(module)") }
  }

  @Test func `what the picture of the ledger names exists`() throws {
    let picture = try #require(
      GuideBlock.all(in: "\(GuidePage.folder)/Architecture.md").first {
        $0.text.contains("WindowLedger")
      })
    let folder = "Sources/SwivelReplay/Ledger"
    let (ledger, basis) = (
      try Samples.text(of: "\(folder)/WindowLedger.swift"),
      try Samples.text(of: "\(folder)/Basis.swift")
    )

    for name in ["look", "sighting", "reportsChanges", "doubted", "turn"] {
      #expect(picture.text.contains(name) && ledger.contains("var \(name)"), "\(name)")
    }
    for name in ["observed", "unchanged", "predicted"] {
      #expect(picture.text.contains("\(name)(") && basis.contains("case \(name)("), "\(name)")
    }
  }

  @Test func `a log begins with the lines of the guide`() throws {
    let shown = try #require(
      GuideBlock.all(in: "\(GuidePage.folder)/LogFormat.md").first { $0.text.hasPrefix("#swivel") })
    let written = try Program.shell(
      "gzip -dc <Tests/FormatCorpus/1.2-recorded/crashed-file.swivel | tr -d '\\000' | head -n 9")
    let lines = written.output.replacing("\t", with: "<TAB>")

    for line in shown.text.split(separator: "\n") { #expect(lines.contains("\(line)\n")) }
  }

  @Test func `a log ends with the bytes of the guide`() throws {
    let shown = try #require(
      GuideBlock.all(in: "\(GuidePage.folder)/LogFormat.md").first { $0.text.hasPrefix("1f 8b") })
    let bytes = shown.text.split { $0.isWhitespace }.map { UInt8($0, radix: 16) }
    let log = try Data(contentsOf: Program.root.appendingPathComponent(Samples.turned))

    #expect(bytes.count == 28)
    #expect(log.suffix(28).elementsEqual(bytes.compactMap(\.self)))
  }
}
