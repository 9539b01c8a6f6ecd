import SwivelTrace
import Testing

/// Texts that another tool cut in the middle of a pair of surrogates.
struct HalfPairTests {
  @Test(arguments: [#"\ud83d"#, #"\ude00"#, #"\ud83dx"#, #"\ud83d\n"#])
  func `half a character is replaced and counted`(text: String) throws {
    let crumb = #"{"category":"ui.lifecycle","data":{"screen":"Page \#(text)"}}"#
    let trace = try imported(.sentry, crumbs: crumb)

    #expect(trace.counts.replaced == 1)
    #expect(trace.lines.first?.contains("\"name\":\"Page \u{FFFD}") == true)
  }

  @Test func `whole pairs stay, and fields that are not read do no harm`() throws {
    let crumb = #"""
      {"category":"ui.lifecycle","message":"cut \ud83d","data":{"screen":"\ud83d\ude00"}}
      """#
    let trace = try imported(.sentry, crumbs: crumb)

    #expect(trace.counts.replaced == 1)
    #expect(trace.lines.first?.contains("\"name\":\"\u{1F600}\"") == true)
  }
}
