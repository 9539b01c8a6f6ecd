import SwivelModel
import SwivelTesting
import Testing

@Suite(.swivel(.retainOnFailure))
struct PlayerTests {
  @Test func `the player rotates with the device, and back`() throws {
    let trace = try swivelTrace { recorder in
      let app = RecordedApp(recorder)
      let list = app.page("ListPage", allowing: .portrait)
      let player = app.page("PlayerPage", allowing: .allButUpsideDown)
      app.open(list)
      app.present(player, style: .fullScreen)
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
  }
}
