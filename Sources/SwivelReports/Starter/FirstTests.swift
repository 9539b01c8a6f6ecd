import SwivelModel
import SwivelTesting
import Testing

struct FirstTests {
  @Test func `the player rotates with the device`() throws {
    let trace = try swivelTrace { recorder in
      let app = RecordedApp(recorder)
      app.open(app.page("PlayerPage", allowing: .allButUpsideDown))
      app.rotate(.landscapeLeft)
    }
    try trace.expect {
      Starts(.portrait)
      Rotates(to: .landscape, because: "PlayerPage")
      Never(.containerIgnoresChild)
    }
  }
}
