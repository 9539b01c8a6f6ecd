import SwivelTrace
import Testing

/// Messages that the next line may continue, or not.
struct OpenMessageTests {
  private static let full =
    "rotate: Error Domain=UISceneErrorDomain Code=101 \"None of the requested orientations are "
    + "supported by the view controller. Requested: landscapeLeft; Supported: portrait\" "
    + "UserInfo={NSLocalizedDescription=x}"

  @Test(arguments: ["\n", "\n\n"])
  func `a code in a title is that of the error below it`(gap: String) {
    let trace = readText("rotate fails with UISceneErrorDomain Code=101\(gap)\(Self.full)")

    #expect(trace.lines == read(Self.full).lines)
    #expect(trace.lines.count == 3)
  }

  @Test func `two codes are two refusals`() {
    let line = "rotate: UISceneErrorDomain Code=101"

    #expect(read(line, line).lines.count == 2)
  }

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
