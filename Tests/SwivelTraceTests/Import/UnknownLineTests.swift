import SwivelTrace
import Testing

/// Which line about orientations is named that is not understood.
struct UnknownLineTests {
  private static func log(_ process: String, _ text: String) -> String {
    "2026-06-07 08:09:10.250000+0200 \(process)[52:8] \(text)"
  }
  private static let event = #"swivel: {"kind":"attemptRotation"}"#

  @Test(arguments: ["orientation lock: 9", "swivel: hello {"])
  func `it may come before the first event of its process`(text: String) {
    let trace = read(Self.log("Atlas", text), Self.log("Atlas", Self.event))

    #expect(trace.counts.sample?.line == 1)
    #expect(trace.counts.sample?.text == text)
  }

  @Test func `it is that of the only process`() {
    #expect(read(Self.log("Atlas", "orientation lock: 9")).counts.sample?.line == 1)
  }

  @Test func `it is none of another process, or of the system`() {
    let lock = "orientation lock: 9"

    #expect(read(Self.log("Other", lock), Self.log("Atlas", Self.event)).counts.sample == nil)
    #expect(read(Self.log("Other", lock), Self.log("Atlas", lock)).counts.sample == nil)
    #expect(read(Self.log("SpringBoard", lock)).counts.sample == nil)
  }
}
