import Foundation
import SwivelTestKit
import Testing

/// What a recording shows on a terminal while it runs.
struct RecordDisplayTests {
  @Test func `it says how to end, shows counts, and reports each invalid line at once`() throws {
    try withFolder { folder in
      // Wide: on a narrow one, the path of the folder decides where the line is broken.
      let terminal = try PseudoTerminal(["record", "-o", folder.path("a.swivel")], columns: 200)
      #expect(comesTrue(within: 30) { terminal.text.contains("press Ctrl-C to stop") })
      terminal.send(Streams.markers("a"))
      #expect(comesTrue(within: 30) { terminal.text.contains("1 event, 0 ignored, 0 rejected") })
      terminal.send("{\"kind\":\"marke\",\"name\":\"x\"}\n")
      #expect(comesTrue(within: 30) { terminal.text.contains("did you mean marker?") })

      #expect(try terminal.end(by: SIGINT) == 3)
      let screen = terminal.screen
      #expect(screen.first?.hasPrefix("recording to ") == true)
      #expect(screen.filter { $0.contains("marke\"") }.count == 1)
      #expect(screen.contains { $0.hasPrefix("recorded 1 event to") })
      #expect(!screen.contains { $0.hasPrefix("1 event, 0 ignored") })
    }
  }
}
