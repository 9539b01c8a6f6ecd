import SwivelTestKit
import Testing

/// A log that ends at the launch, by the crash that its masks lead to.
struct EndOfLogTests {
  private static let text = """
    {"seq":0,"t":0,"kind":"systemVersion","version":"12.4"}
    {"seq":1,"t":0,"kind":"plistOrientation","orientation":"landscapeLeft"}
    {"seq":2,"t":0,"kind":"controller","controller":1,"type":"plain","name":"FeedPage"}
    {"seq":3,"t":0,"kind":"windowAdded","window":0,"scene":0,"level":0,"hidden":false}
    {"seq":4,"t":0,"kind":"rootChanged","window":0,"controller":1}
    {"seq":5,"t":9,"kind":"supported","controller":1,"mask":["portrait"]}

    """

  @Test func `a crash at the launch is found, and where to look`() throws {
    let outcome = try Program.run("check", "-", input: Self.text)

    #expect(outcome.code == 1)
    #expect(outcome.output.contains("[empty-intersection]"))
    #expect(outcome.output.contains("  page     FeedPage, orientation unknown; allows portrait"))
    #expect(outcome.output.contains("  next     swivel why - --event 5"))
    let why = try Program.run("why", "-", "--event", "5", input: Self.text)
    #expect(why.output.contains("result      none"))
    #expect(why.output.contains("empty-intersection: "))
  }

  @Test func `the same log with a loss after its end is not judged`() throws {
    let torn = Self.text + "{\"loss\":1,\"reason\":\"bufferFull\"}\n"

    let outcome = try Program.run("check", "-", input: torn)

    #expect(outcome.code == 3)
    #expect(outcome.output.hasPrefix("inconclusive: "))
    #expect(outcome.output.contains("  why      part of the run is missing"))
    #expect(!outcome.output.contains("empty-intersection"))
  }

  @Test func `its cure is tried, and it is made smaller`() throws {
    let cured = try Program.run(
      "whatif", "-", "--set", "controller.FeedPage.supported=landscape", input: Self.text)
    #expect(cured.code == 0)
    #expect(cured.output.contains("fixed  empty-intersection"))

    let matrix = try Program.run("whatif", "-", "--matrix", "ios=5,6", "--json", input: Self.text)
    #expect(matrix.objects.map { ($0["findings"] as? [Any])?.count } == [0, 1])

    let small = try Program.run(
      "whatif", "-", "--minimize", "empty-intersection", input: Self.text)
    #expect(small.code == 0)
    #expect(small.output.contains("rootChanged"))
  }
}
