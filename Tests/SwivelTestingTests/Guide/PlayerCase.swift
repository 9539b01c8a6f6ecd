import SwivelModel
import SwivelRecorder
import SwivelTesting
import XCTest

final class PlayerXCTests: SwivelTestCase {
  func testPlayerTurnsWithTheDevice() throws {
    let trace = try swivelTrace { recorder in
      let app = PlayerApp(recorder)
      app.openPlayer()
      app.rotate(.landscapeLeft)
    }

    try trace.expect(exhaustively: true) {
      Starts(.portrait)
      Rotates(to: .landscapeRight)
    }
    assertTrace(trace, named: "player-turned")
  }
}
