import Foundation
import SwivelTestKit
import Testing

struct DiffPageOptionTests {
  @Test func `a page is written beside other formats, and the exit code is as without`() throws {
    try withFolder { (folder) throws in
      let page = folder.path("d.html")
      let differs = try Program.run(
        "diff", Samples.cured, Samples.turned, "--format", "html:\(page)", "--format", "text")
      let first = try String(contentsOf: folder.url("d.html"), encoding: .utf8)
      let same = try Program.run(
        "diff", Samples.cured, Samples.cured, "--format", "html:\(page)")
      let second = try String(contentsOf: folder.url("d.html"), encoding: .utf8)

      #expect((differs.code, same.code) == (1, 0))
      #expect(differs.output.contains("cause  at 0.018s, event 8"))
      #expect(first.contains("<h1>Main window shows landscapeRight instead of portrait</h1>"))
      #expect(same.output.isEmpty)
      #expect(differs.errors.contains("page: \(page)\n"))
      #expect(second.contains("<h1>No behavioral change</h1>"))
    }
  }

  @Test func `the same page goes to the standard output, twice with the same bytes`() throws {
    let pages = try (0..<2).map { _ in
      try Program.run("diff", Samples.turned, Samples.cured, "--format", "html")
    }

    #expect(pages.allSatisfy { $0.code == 1 })
    #expect(pages[0].output.hasPrefix("<!doctype html>"))
    #expect(pages[0].output == pages[1].output)
    #expect(pages[0].output.utf8.count <= 300_000)
  }

  @Test func `a run from standard input has a page, and a missing one, too`() throws {
    let text = try Samples.text(of: Samples.turnedText)
    let piped = try Program.run(["diff", "-", Samples.cured, "--format", "html"], input: text)
    let added = try Program.run("diff", "/dev/null", Samples.turned, "--format", "html")

    #expect((piped.code, added.code) == (1, 1))
    for page in [piped.output, added.output] { #expect(page.hasSuffix("</html>")) }
  }

  @Test func `with goldens, a folder gets a page for each run that differs`() throws {
    try withFolder { (folder) throws in
      let (goldens, runs) = (folder.url("goldens"), folder.url("runs"))
      for path in [goldens, runs] {
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      }
      let sources = [
        (Samples.turned, goldens, "a"), (Samples.turned, runs, "a"),
        (Samples.turned, goldens, "b"), (Samples.cured, runs, "b"),
      ]
      for (source, place, name) in sources {
        try FileManager.default.copyItem(
          at: Program.root.appendingPathComponent(source),
          to: place.appendingPathComponent("\(name).swivel"))
      }
      let outcome = try Program.run(
        "diff", "--golden", goldens.path, runs.path, "--format", "html:\(folder.path("pages"))")

      #expect(outcome.code == 1)
      let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path("pages"))
      #expect(pages == ["b.swivel.html"])
    }
  }

  @Test func `a page without a folder for goldens, and two pages, are refused`() throws {
    let golden = try Program.run("diff", "--golden", "g", Samples.turned, "--format", "html")
    let twice = try Program.run(
      "diff", Samples.turned, Samples.cured, "--format", "html:a", "--format", "html:b")
    let mixed = try Program.run(
      "diff", Samples.turned, Samples.cured, "--format", "html", "--json")

    for outcome in [golden, twice, mixed] { #expect(outcome.code == 64) }
  }
}
