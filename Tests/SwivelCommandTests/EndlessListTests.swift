import SwivelTestKit
import Testing

/// Lists of files that have no end, or are none.
struct EndlessListTests {
  #if os(Linux)
  @Test(arguments: [["-0"], []], ["summarize", "check"])
  func `a list of zeros without end is refused`(options: [String], verb: String) throws {
    let outcome = try Program.shell(
      "swivel \"$@\" --files-from /dev/zero", [verb] + options, seconds: 60)

    #expect(!outcome.isLate)
    #expect(outcome.code == (verb == "check" ? 2 : 3))
    #expect(outcome.errors.contains("/dev/zero: not a list of paths: "))
    #expect(outcome.errors.contains("help: separate paths with line feeds"))
  }
  #endif

  @Test func `lines without end that are empty are refused`() throws {
    let outcome = try Program.shell(
      "yes '' | swivel summarize --files-from -", [], seconds: 60)

    #expect(!outcome.isLate)
    #expect(outcome.errors.contains("the list of files: not a list of paths: "))
  }

  @Test func `some empty lines are none too many, and a path as long as any is read`() throws {
    try withFolder { folder in
      let long = "./".repeated(30_000) + Samples.cured
      let text = String(repeating: "\n", count: 60_000) + long + "\n\n" + Samples.turned + "\n"
      let list = try folder.write(text.utf8, to: "list")

      let outcome = try Program.run("summarize", "--files-from", list)

      #expect(outcome.objects.map { $0["status"] as? String } == ["error", "ok"])
      #expect(outcome.errors.contains("the name is too long"))
    }
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
