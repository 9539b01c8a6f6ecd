import SwivelModel
import SwivelTesting
import XCTest

nonisolated final class PlayerXCTests: SwivelTestCase {
  func testPlayerRotatesWithTheDevice() throws {
    let trace = try swivelTrace { recorder in
      let app = RecordedApp(recorder)
      app.open(app.page("PlayerPage", allowing: .allButUpsideDown))
      app.rotate(.landscapeLeft)
      app.observe(.landscapeRight)
    }

    try trace.expect(exhaustively: true) {
      Starts(.portrait)
      Rotates(to: .landscapeRight)
    }
  }
}
