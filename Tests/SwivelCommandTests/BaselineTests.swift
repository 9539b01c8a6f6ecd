import Foundation
import SwivelTestKit
import Testing

struct BaselineTests {
  @Test func `what a baseline knows is not reported, and does not count`() throws {
    try withFolder { folder in
      let path = folder.path("known.json")
      let update = try Program.run(
        "check", Samples.turned, "--baseline", path, "--update-baseline")

      #expect(update.code == 0)
      #expect(update.output == "0 new findings, 1 known, in 1 trace\n")
      #expect(
        update.errors.hasSuffix("note: \(path): written with 1 finding: 1 added, 0 removed\n"))
      let text = try folder.text("known.json")
      #expect(text.contains(#""id":"back-navigation-rotated","page":"ArticleListController"}"#))

      for format in ["text", "json", "sarif", "junit", "github"] {
        let known = try Program.run(
          "check", Samples.turned, "--baseline", path, "--format", format)
        #expect(known.code == 0)
        #expect(!known.output.contains("back-navigation-rotated"))
        let total = "0 new findings, 1 known, in 1 trace\n"
        #expect(format == "text" ? known.output == total : known.errors == total)
      }
    }
  }

  @Test func `a new finding is reported beside the known ones`() throws {
    try withFolder { folder in
      let path = folder.path("known.json")
      _ = try Program.run("check", Samples.turned, "--baseline", path, "--update-baseline")

      let outcome = try Program.run(
        "check", Samples.turned, "traces/container.ndjson", "--baseline", path, "--json")

      #expect(outcome.code == 1)
      let ids = outcome.objects.compactMap { $0["id"] as? String }
      #expect(!ids.isEmpty)
      #expect(!ids.contains("back-navigation-rotated"))
    }
  }

  @Test func `what is not found any more is reported, and left out when it is written anew`() throws
  {
    try withFolder { folder in
      let path = folder.path("known.json")
      let cured = folder.path("cured")
      _ = try Program.shell(
        "mkdir \"$1\"; cp \"$2\" \"$1\"", cured,
        Program.root.appendingPathComponent(Samples.cured).path)
      _ = try Program.run("check", Samples.turned, "--baseline", path, "--update-baseline")

      let stale = try Program.run("check", cured, "--baseline", path)
      #expect(stale.code == 0)
      #expect(
        stale.errors.contains(
          "1 entry is stale: back-navigation-rotated (ArticleListController)"))

      // It may be in what could not be read.
      let unread = try Program.run("check", cured, "no-such", "--baseline", path)
      #expect(unread.code == 3)
      #expect(!unread.errors.contains("stale"))
      let kept = ["check", cured, "no-such", "--baseline", path, "--update-baseline"]
      #expect(
        try Program.run(kept).errors.hasSuffix("written with 1 finding: 0 added, 0 removed\n"))
      // Or in a trace that is not named.
      let part = ["check", Samples.cured, "--baseline", path, "--update-baseline"]
      #expect(
        try Program.run(part).errors.hasSuffix(
          "0 added, 0 removed\n  help: to remove what is no longer found (1), name directories or patterns of traces\n"
        ))

      let update = ["check", cured, "--baseline", path, "--update-baseline"]
      #expect(
        try Program.run(update).errors.hasSuffix("written with 0 findings: 0 added, 1 removed\n"))
      #expect(
        try folder.text("known.json")
          == "{\n  \"schema\": \"swivel.baseline/1\",\n  \"findings\": []\n}\n")
    }
  }

  @Test func `the file is the same in whichever order traces come`() throws {
    try withFolder { folder in
      let traces = [Samples.turned, "traces/container.ndjson"]
      for (name, files) in [("a", traces), ("b", traces.reversed())] {
        _ = try Program.run(
          ["check"] + files + ["--baseline", folder.path(name), "--update-baseline"])
      }
      let text = try folder.text("a")
      #expect(try folder.text("b") == text)
      #expect(text.contains("container-ignores-child"))
    }
  }

  @Test(arguments: [
    ("{", "line 1, column 2"), ("[]", "expected an object"),
    (#"{"schema":"swivel.baseline/2","findings":[]}"#, "unknown schema"),
    (#"{"schema":"swivel.baseline/1","finding":[]}"#, "did you mean findings?"),
    (#"{"schema":"swivel.baseline/1","findings":[{"id":"a","page":"b"}]}"#, "no fingerprint"),
    (#"{"schema":"swivel.baseline/1","findings":[{},]}"#, "line 1, column "),
  ])
  func `a baseline that is wrong is reported, with the place`(text: String, problem: String) throws
  {
    try withFolder { folder in
      let path = try folder.write(text.utf8, to: "known.json")

      for option in [[String](), ["--update-baseline"]] {
        let outcome = try Program.run(["check", Samples.turned, "--baseline", path] + option)
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("error: \(path): "))
        #expect(outcome.errors.contains(problem))
        #expect(try folder.text("known.json") == text)
      }
    }
  }

  @Test func `a baseline that is not there is reported`() throws {
    let outcome = try Program.run("check", Samples.turned, "--baseline", "no-such.json")

    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("help: to create it, add --update-baseline"))
    #expect(try Program.run("check", Samples.turned, "--update-baseline").code == 64)
  }
}
