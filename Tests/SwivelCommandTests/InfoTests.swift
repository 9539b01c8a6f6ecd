import SwivelTestKit
import Testing

struct InfoTests {
  @Test func `a log shows what it is`() throws {
    let outcome = try Program.run("info", Samples.turned, "--json")

    let info = try #require(outcome.objects.first)
    #expect(outcome.code == 0)
    #expect(info["form"] as? String == "log")
    #expect(info["system"] as? String == "15.5")
    #expect(info["events"] as? Int == 33)
    #expect(info["closedCleanly"] as? Bool == true)
    #expect(info["plist"] as? [String] == ["portrait", "landscapeLeft", "landscapeRight"])
    let header = try #require(info["header"] as? [String: String])
    #expect(header["id"] == "5f0c7a1e93d84b26a4417d0e6b2f9c58")
  }

  @Test func `a text states its lines`() throws {
    let outcome = try Program.run("info", Samples.turnedText)

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\nsize      34 lines\n"))
  }

  @Test func `the app's mask is reported`() throws {
    let mask = #"{"seq":0,"t":0,"kind":"appMask","mask":["portrait"]}"#

    let outcome = try Program.run("info", "-", input: mask)

    #expect(outcome.output.contains("\napp mask  portrait\n"))
    #expect(outcome.output.contains("\nhardware  unknown\n"))
  }

  @Test(arguments: ["info", "check", "summarize"])
  func `a loss of all that can be counted, and a gap, are reported`(verb: String) throws {
    let loss = #"{"loss":9223372036854775807,"reason":"bufferFull"}"#
    let trace = #"{"seq":1,"t":0,"kind":"attemptRotation"}"# + "\n" + loss + "\n"

    let outcome = try Program.run(verb, "-", input: trace)

    #expect(outcome.code == 3)
    #expect((outcome.output + outcome.errors).contains("9223372036854775807"))
  }

  @Test func `what was never recorded is not reported as a fact`() throws {
    let text = """
      {"seq":0,"t":0,"kind":"systemVersion","version":"15.5"}
      {"seq":1,"t":0,"kind":"deviceOrientation","orientation":"landscapeLeft"}
      """

    let info = try Program.run("info", "-", input: text)
    let record = try Program.run("info", "-", "--json", input: text).objects.first

    #expect(
      info.output.contains(
        "the SDK that the app is linked against is not recorded (iOS 15.5 is assumed)\n"))
    #expect(info.output.contains("not recorded (a phone without a home button is assumed)\n"))
    #expect(info.output.contains("none recorded\n"))
    #expect(record?["linkedSDK"] == nil)
  }

  @Test func `why states no window where none is reported`() throws {
    try withFolder { folder in
      let log = folder.path("out.swivel")
      let version =
        #"{"subsystem":"swivel","eventMessage":"{\"kind\":\"systemVersion\",\"version\":\"17.4\"}"}"#
      let refused =
        "None of the requested orientations are supported by the view controller. Requested: "
        + "landscapeRight; Supported: portrait\n"
      _ = try Program.run(
        "import", "unified-log", "-", "-o", log, input: "\(version)\n\(refused)")

      let why = try Program.run("why", log, "--event", "3")

      #expect(why.code == 0)
      #expect(why.output.contains("neither the window nor the asked controller is recorded"))
      #expect(why.output.contains("(assumed: a phone without a home button)\n"))
      #expect(why.output.contains("no Info.plist entry is recorded\n"))
      #expect(!why.output.contains("rootless-window"))
    }
  }
}
