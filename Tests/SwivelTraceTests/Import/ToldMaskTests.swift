import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTrace
import Testing

/// What is found by the masks that UIKit logs for a scene, in a console without a recorder.
struct ToldMaskTests {
  @Test(arguments: ToldMaskConsole.wrong) func `what is wrong is found`(
    console: ToldMaskConsole
  ) throws {
    let findings = console.findings

    #expect(findings.map(\.id) == [try #require(console.expected)])
    #expect(findings.first?.basis.isSeen == true)
    #expect(findings.first?.severity == console.severity)
  }

  @Test(arguments: ToldMaskConsole.right) func `what is right is not accused`(
    console: ToldMaskConsole
  ) {
    #expect(console.findings.map(\.id) == [])
  }

  @Test func `what UIKit logs counts more than the mask that a declaration has`() {
    let declared = [
      #"02.000 swivel: {"kind":"plistOrientation","orientation":"portrait"}"#,
      #"02.100 swivel: {"kind":"presentBegan","on":1,"controller":2,"animated":true}"#,
      #"02.700 swivel: {"kind":"presentEnded","controller":2}"#,
    ]
    let logged = "02.300 <UIWindowScene: 0x1> (a) Scene updated orientation preferences: "
    let limited = ToldMaskConsole("limited", declared)
    let wide = ToldMaskConsole(
      "wide", Array(declared[..<2]) + [logged + "( Pu ) -> ( Ll Lr )"] + [declared[2]])

    #expect(limited.findings.contains { $0.id == "empty-intersection" })
    #expect(!wide.findings.contains { $0.id == "empty-intersection" })
  }

  @Test func `a message that the app survived is a warning`() {
    let lines = [
      "05.000 [Orientation] Supported orientations has no common orientation with the application",
      "07.000 [Orientation] supportedInterfaceOrientations was invoked recursively. Will return the "
        + "default",
      "09.000 -[UIApplication statusBarOrientation] API has been deprecated and is a no-op on 27.0",
    ]
    let findings = ToldMaskConsole("logged", lines).findings

    #expect(
      findings.map(\.id) == [
        "empty-intersection", "forwarding-recursion", "status-bar-unavailable",
      ])
    #expect(findings.map(\.severity) == [.warning, .warning, .note])
  }
}
