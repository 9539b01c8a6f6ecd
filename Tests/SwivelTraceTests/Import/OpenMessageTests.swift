import SwivelTrace
import Testing

/// Messages that the next line may continue, or not.
struct OpenMessageTests {
  private static let full =
    "rotate: Error Domain=UISceneErrorDomain Code=101 \"None of the requested orientations are "
    + "supported by the view controller. Requested: landscapeLeft; Supported: portrait\" "
    + "UserInfo={NSLocalizedDescription=x}"

  @Test(arguments: [
    "rotate: UISceneErrorDomain Code=101", "rotate: \(full.dropFirst(8).prefix(150))…",
  ])
  func `a message without an end comes before the event below it`(message: String) {
    let event = #"swivel: {"kind":"note","text":"x"}"#
    let trace = read(message, event, event, "done")

    #expect(trace.lines.first?.contains("geometryRefused") == true)
    #expect(trace.lines.count == 3)
  }
}
