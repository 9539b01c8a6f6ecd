import SwivelModel
import SwivelRecorder
import SwivelTesting
import Testing

@Suite(.swivel(.retainOnFailure))
struct PlayerTests {
  @Test func `the player turns with the device, and back`() throws {
    let trace = try swivelTrace { recorder in
      let app = PlayerApp(recorder)
      app.openPlayer()
      app.rotate(.landscapeLeft)
      app.rotate(.portrait)
    }

    try trace.expect {
      Starts(.portrait)
      Rotates(to: .landscape, because: "PlayerPage")
      Never(.containerIgnoresChild)
      Never(.portraitUpsideDown)
      Ends(.portrait)
    }
    #expect(trace.settles(on: .portrait, within: .milliseconds(500)))
    assertTrace(trace, named: "player")
  }
}
