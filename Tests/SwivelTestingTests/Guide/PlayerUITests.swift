import SwivelModel
import SwivelRecorder
import SwivelTesting
import Testing

@Suite(.swivel(.retainOnFailure))
struct PlayerUITests {
  @Test func `the player is seen in landscape`() throws {
    let directory = try swivelTraceDirectory()
    let app = LaunchedApp()
    app.launchEnvironment[Recorder.traceDirectoryVariable] = directory
    try app.launch()
    app.rotate(.landscapeLeft)
    app.terminate()

    let trace = try Trace(contentsOf: "\(directory)/app.swivel")
    try trace.expect { Rotates(to: .landscapeRight) }
  }
}
