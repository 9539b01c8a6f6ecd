import Foundation
import Testing

/// The README is short, and shows a trace that exists; GuideBlockTests plays it.
struct ReadmeTests {
  private let text: String
  private let prose: String

  init() throws {
    text = try Samples.text(of: "README.md")
    let pieces = text.split(separator: "```", omittingEmptySubsequences: false)
    let rest = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    prose = rest.joined().replacing(#/<picture>.*?<\/picture>/#.dotMatchesNewlines(), with: "")
      .replacing(#/\]\([^)]*\)/#, with: "]")
  }

  @Test func `it is short`() {
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 131)
    #expect(prose.split(whereSeparator: \.isWhitespace).count <= 700)
  }

  @Test func `the session that it shows is the trace`() throws {
    let session = try Samples.text(of: "traces/feed.ndjson")

    #expect(text.contains("```\n\(session)\n$ swivel check traces/feed.ndjson\n"))
  }
}
