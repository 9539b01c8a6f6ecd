import SwivelTrace
import Testing

/// What is copied from Xcode 15 and later with metadata: the time is below the text.
struct MetadataLineTests {
  private static func below(
    _ second: String, _ category: String = "Orientation", of process: String = "Shop"
  ) -> String {
    "Type: Error | Timestamp: 2026-05-04 10:11:\(second)+02:00 | Process: \(process) | "
      + "Library: UIKitCore | Subsystem: com.apple.UIKit | Category: \(category) | TID: 0x1f2a3"
  }
  private static let event = #"swivel: {"kind":"deviceOrientation","orientation":"portrait"}"#

  @Test func `the time of a line is in the next one`() {
    let read = read(
      "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
        + "UIWindowScene.requestGeometryUpdate(_:)", Self.below("12.100000"),
      Self.event, Self.below("13.350000", "app"), "unrelated", Self.below("14.000000"))

    #expect(
      read.lines == [
        #"{"seq":0,"t":0,"kind":"messageLogged","message":"kvcUnsupported"}"#,
        #"{"seq":1,"t":1250000,"kind":"deviceOrientation","orientation":"portrait"}"#,
      ])
    #expect(read.counts.assumedTimes == 0)
  }

  @Test func `a text of several lines has the time below it`() {
    let read = read(
      "Error Domain=UISceneErrorDomain Code=101",
      "\"The current windowing mode does not allow for programmatic changes to interface "
        + "orientation.\"", Self.below("12.0"),
      "swivel: {\"kind\":\"note\",", "\"text\":\"x\"}", Self.below("14.0", "app"),
      Self.event, "", Self.below("15.5", "app"))

    #expect(
      read.lines.suffix(3).map { $0.split(separator: ",")[1] } == [
        #""t":0"#, #""t":2000000"#, #""t":3500000"#,
      ])
    #expect(read.lines.count { $0.contains("geometryRefused") } == 1)
    #expect(read.counts.rejected == 0)
  }

  @Test func `each field can be hidden`() {
    let stamps = ["01.5", "02.75"].map { "Timestamp: 2026-05-04 10:11:\($0)-0500" }

    #expect(
      read(Self.event, stamps[0], Self.event, stamps[1]).lines.last?.contains("1250000") == true)
    #expect(read(Self.event, "Type: Notice | Library: Shop.debug.dylib").lines.count == 1)
    // An app may print a type alone.
    #expect(read("Type: Error", Self.event).lines.count == 1)
  }

  @Test func `the process below chooses lines`() {
    let read = read(
      Self.event, Self.below("12.0"), Self.event, Self.below("13.0", of: "Mail"))

    #expect(read.lines.count == 1)
    #expect(read.counts.othersEvents == 1)
  }
}
