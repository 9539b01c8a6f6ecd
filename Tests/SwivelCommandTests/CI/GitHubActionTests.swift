import Foundation
import SwivelTestKit
import Testing

struct GitHubActionTests {
  @Test func `findings are annotated, summed up and reported, and the step fails`() throws {
    try withFolder { folder in
      let run = try ActionRun(["traces": Samples.turned], in: folder)

      #expect(run.code == 1)
      #expect(
        run.lines.contains {
          $0.hasPrefix("::warning file=traces/previous-page.swivel,line=")
        })
      #expect(run.summary.hasPrefix("### swivel check: 1 finding in 1 trace\n"))
      #expect(run.outputs["exit-code"] == "1" && run.outputs["check-code"] == "1")
      #expect(run.outputs["findings"] == "1")
      #expect(run.outputs["diff-code"] == "")
      for (name, mark) in [("sarif", "\"2.1.0\""), ("junit", "<testsuite"), ("json", "\"id\"")] {
        let path = try #require(run.outputs[name])
        let report = try String(contentsOfFile: path, encoding: .utf8)
        #expect(path.hasPrefix("/") && report.contains(mark))
      }
    }
  }

  @Test(arguments: [[Samples.turned], [Samples.turned, "traces/container.ndjson"]])
  func `there are pages to look at, and time lines in the summary`(traces: [String]) throws {
    try withFolder { folder in
      let run = try ActionRun(["traces": traces.joined(separator: "\n")], in: folder)

      let pages = URL(fileURLWithPath: try #require(run.outputs["pages"]))
      #expect(pages.path == folder.path("reports/swivel.pages/index.html"))
      #expect(try String(contentsOf: pages, encoding: .utf8).contains("<h1>"))
      let others = try? FileManager.default.contentsOfDirectory(
        atPath: pages.deletingLastPathComponent().appendingPathComponent("traces").path)
      #expect(others?.count == traces.count)
      let timelines = run.summary.components(separatedBy: "### swivel replay\n").dropFirst()
      #expect(timelines.count == traces.count)
      #expect(timelines.last?.contains("stayed in landscapeRight [pop-stays]") == true)
    }
  }

  @Test func `a name does not end the time line in the summary`() throws {
    try withFolder { folder in
      let text = try Samples.text(of: "traces/previous-page.ndjson")
      let fence = String(repeating: "`", count: 6)
      let trace = try folder.write(
        text.replacingOccurrences(of: "ArticleListController", with: "\(fence)# Name").utf8,
        to: "a.ndjson")
      let run = try ActionRun(["traces": trace], in: folder)

      let timeline = try #require(run.summary.components(separatedBy: "### swivel replay\n").last)
      #expect(timeline.contains("\'\'\'\'\'\'# Name"))
      #expect(timeline.components(separatedBy: fence).count == 3)
    }
  }

  @Test func `traces without findings pass, and have their reports as well`() throws {
    try withFolder { folder in
      let run = try ActionRun(["traces": Samples.cured], in: folder)

      #expect(run.code == 0)
      #expect(run.outputs["findings"] == "0" && run.outputs["exit-code"] == "0")
      #expect(FileManager.default.fileExists(atPath: run.outputs["junit"] ?? ""))
      #expect(!run.output.contains("::error") && !run.output.contains("::warning"))
    }
  }

  @Test(arguments: [("warning", 1), ("error", 0), ("never", 0), ("often", 64)])
  func `the severity that fails is an input`(severity: String, code: Int32) throws {
    try withFolder { folder in
      let run = try ActionRun(["traces": Samples.turned, "fail-on": severity], in: folder)

      #expect(run.code == code)
      #expect((code == 64) == run.output.contains("::error title=swivel::fail-on: 'often'"))
    }
  }

  @Test(arguments: [
    ("note", 0), ("unjudged", 1), ("error,inconclusive", 1), ("never", 0), ("a,b", 64),
  ])
  func `a trace that could not be judged is counted, told, and may fail`(
    choice: String, code: Int32
  ) throws {
    try withFolder { folder in
      let line = #"{"seq":0,"t":0,"kind":"attemptRotation"}"#
      let trace = try folder.write((line + "\n").utf8, to: "a.ndjson")
      let run = try ActionRun(["traces": trace, "fail-on": choice], in: folder)

      #expect(run.code == code)
      guard code != 64 else { return }
      #expect(run.outputs["unjudged"] == "1" && run.outputs["findings"] == "0")
      #expect(run.output.contains("title=unjudged::the trace is inconclusive"))
      #expect(
        run.summary.hasPrefix("### swivel check: 0 findings in 1 trace, 1 inconclusive"))
    }
  }

  @Test(arguments: [("error", 0), ("warning", 1)])
  func `what the inputs leave out is that of the configuration`(failOn: String, code: Int32) throws
  {
    try withFolder { folder in
      let project = try GoldenProject(
        ["a": Samples.turned], goldens: ["a": Samples.turned], in: folder)
      try folder.write(
        #"{"traces": "runs", "goldens": "Goldens", "failOn": "\#(failOn)"}"#.utf8,
        to: ".swivel.json")
      let run = try ActionRun(["working-directory": project.folder.path(".")], in: folder)

      #expect(run.code == code)
      #expect(run.outputs["findings"] == "1")
      #expect(run.outputs["check-code"] == "\(code)" && run.outputs["diff-code"] == "0")
    }
  }

  @Test func `without goldens in the configuration nothing is compared`() throws {
    try withFolder { folder in
      let project = try GoldenProject(["a": Samples.cured], goldens: [:], in: folder)
      try folder.write(#"{"traces": "runs"}"#.utf8, to: ".swivel.json")
      let run = try ActionRun(["working-directory": project.folder.path(".")], in: folder)

      #expect(run.code == 0)
      #expect(run.outputs["diff-code"] == "")
    }
  }

  @Test(arguments: [("fail", 3), ("warn", 0)])
  func `what could not be read fails or warns`(choice: String, code: Int32) throws {
    try withFolder { folder in
      let run = try ActionRun(
        ["traces": "\(Samples.cured)\nno-such.swivel", "on-loss": choice], in: folder)

      #expect(run.code == code)
      #expect(run.outputs["exit-code"] == "3")
      let level = code == 0 ? "warning" : "error"
      #expect(run.output.contains("::\(level) title=swivel::part of a trace could not be read"))
    }
  }

  @Test func `nothing that can be read is 2, whatever fails otherwise`() throws {
    try withFolder { folder in
      let run = try ActionRun(
        ["traces": "traces/README.md", "fail-on": "never", "on-loss": "warn"], in: folder)

      #expect(run.code == 2)
      #expect(run.output.contains("::error title=swivel::swivel ended with 2"))
    }
  }

  @Test(arguments: [("fail", 2, "error"), ("warn", 0, "warning"), ("ignore", 0, "none")])
  func `that there is no trace is reported`(choice: String, code: Int32, level: String) throws {
    try withFolder { folder in
      let empty = folder.path("empty")
      try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
      for traces in ["traces/*.none", "traces/none.swivel", empty] {
        let run = try ActionRun(["traces": traces, "if-no-traces": choice], in: folder)

        #expect(run.code == code)
        #expect(run.outputs["exit-code"] == "\(code)")
        #expect(run.output.contains("::\(level) ") == (choice != "ignore"))
      }
    }
  }

  @Test func `another program is no swivel`() throws {
    try withFolder { folder in
      let run = try ActionRun(["traces": Samples.turned, "binary": "cat"], in: folder)

      #expect(run.code == 2)
      #expect(run.output.contains("cat is no swivel"))
    }
  }

  @Test func `a program that is not there is reported`() throws {
    try withFolder { folder in
      let run = try ActionRun(
        ["traces": Samples.turned, "binary": "no-such-program"], in: folder)

      #expect(run.code == 2)
      #expect(run.output.contains("::error title=swivel::binary: there is no program"))
      #expect(run.outputs["exit-code"] == nil)
    }
  }
}
