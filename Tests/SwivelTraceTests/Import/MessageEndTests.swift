import SwivelTrace
import Testing

/// Messages after which another tool has something.
struct MessageEndTests {
  private static let ends = [
    "", "\"", "`", ")", "'", "\u{201D}", ".", ",", "</li>", "<br>", "**", #"\n""#, ";", " |",
  ]

  @Test(
    arguments: [
      ("Scene updated orientation preferences: ( Pu Ll ) -> ( Ll )", #""new":["landscapeLeft"]}"#),
      ("Scene updated orientation preferences: ( Pu ) -&gt; ( Pu Pd )", #""portraitUpsideDown"]}"#),
      ("Scene updated orientation preferences: ( Pu ) → none", #""old":["portrait"],"new":[]}"#),
      ("Set device orientation to Portrait Upside Down", #""to":"portraitUpsideDown"}"#),
      ("Interface orientation changed to Landscape Left", #""orientation":"landscapeLeft"}"#),
    ], ends)
  func `a message ends before a mark or a tag`(message: (text: String, event: String), end: String)
  {
    let trace = read("before \(message.text)\(end)", "after")

    #expect(trace.lines.count == 1)
    #expect(trace.lines.first?.hasSuffix(message.event) == true)
    #expect(trace.counts.unknown == 0)
  }

  @Test(arguments: [
    "Scene updated orientation preferences: ( Pu ) -> nonesuch",
    "Scene updated orientation preferences: ( Pu ) -> Ll)",
    "Set device orientation to Landscape", "Interface orientation changed to Portrait Mode",
  ])
  func `other words are not understood`(text: String) {
    let trace = read(text, "after")

    #expect(trace.lines.isEmpty)
    #expect(trace.counts.unknown == 1)
  }

  @Test func `the first message that is not understood is shown, with its line`() {
    let trace = read(
      "orientation", "<UIWindowScene: 0x1> Scene updated orientation preferences: <private>",
      "more", "Set device orientation to Sideways")

    #expect(trace.counts.unread?.line == 2)
    #expect(trace.counts.unread?.text == "orientation preferences: <private>")
    #expect(read("Set device orientation to Portrait").counts.unread == nil)
  }
}
