import SwivelModel
import SwivelTesting
import Testing

@Suite(.swivel(.retainOnFailure))
struct PlayerGoldenTests {
  @Test func `the player behaves as before`() throws {
    let trace = try swivelTrace { recorder in
      let app = RecordedApp(recorder)
      app.open(app.page("PlayerPage", allowing: .allButUpsideDown))
      app.rotate(.landscapeLeft)
      app.observe(.landscapeRight)
    }

    assertTrace(trace, named: "player")
  }
}
