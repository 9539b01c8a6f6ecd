import Foundation
import SwivelTestKit
import Testing

struct GitHubActionSafetyTests {
  @Test func `no input is part of a command`() throws {
    let file = try ActionFile()

    #expect(file.steps.count == 2)
    for step in file.steps {
      #expect(!step.command.isEmpty && !step.command.contains("${{"))
    }
  }

  @Test func `every input reaches a script that reads it`() throws {
    let file = try ActionFile()
    let used = try file.steps.flatMap { step in
      let script = step.command.filter { $0 != "\"" }.split(separator: "/").last ?? ""
      let text = try Samples.text(of: "tools/github-action/\(script)")
      return step.variables.filter { text.contains("$\($0.key)") || text.contains("${\($0.key)") }
        .map(\.value)
    }

    #expect(file.inputs.count > 5)
    for input in file.inputs { #expect(used.contains("${{ inputs.\(input) }}")) }
  }

  @Test(arguments: [
    "-a b.swivel", "--exit-zero", "-", "$(touch hacked).swivel", "`touch hacked`.swivel",
    "a';touch hacked;'.swivel", "a\"b.swivel", "~.swivel", "a%0Ab.swivel",
  ])
  func `names of traces are names`(name: String) throws {
    try withFolder { folder in
      let trace = try Data(contentsOf: Program.root.appendingPathComponent(Samples.turned))
      try trace.write(to: folder.url(name))

      for pattern in [name, "*\(name.suffix(3))"] {
        let run = try ActionRun(
          ["traces": "  \(pattern)\n\n", "working-directory": folder.path(""), "reports": "r"],
          in: folder)

        #expect(run.code == 1)
        #expect(run.outputs["findings"] == "1")
        #expect(!FileManager.default.fileExists(atPath: folder.path("hacked")))
      }
    }
  }

  @Test func `a pattern goes into folders, and names keep their blanks`() throws {
    try withFolder { folder in
      let trace = try Data(contentsOf: Program.root.appendingPathComponent(Samples.turned))
      for name in ["a b", "c"] {
        let inner = folder.url("in \(name)")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try trace.write(to: inner.appendingPathComponent("\(name).swivel"))
      }

      let run = try ActionRun(
        ["traces": "in */*.swivel", "working-directory": folder.path("")], in: folder)

      #expect(run.outputs["findings"] == "2")
    }
  }

  @Test func `what a trace says is no command to the runner`() throws {
    try withFolder { folder in
      let text = try Samples.text(of: Samples.turnedText)
        .replacingOccurrences(of: "ArticleListController", with: #"A\n::error::b\n::endgroup::"#)
      let trace = try folder.write(text.utf8, to: "hostile.ndjson")

      let run = try ActionRun(["traces": trace], in: folder)

      #expect(run.outputs["findings"] == "1")
      let starts = run.lines.filter { $0.hasPrefix("::") }.map { $0.prefix { $0 != " " } }
      #expect(starts.filter { $0 == "::error" || $0.hasPrefix("::error::") }.isEmpty)
      #expect(starts.filter { $0 == "::endgroup::" }.count == 1)
      let stop = try #require(run.lines.firstIndex { $0.hasPrefix("::stop-commands::") })
      let go = try #require(
        run.lines.firstIndex(of: "::\(run.lines[stop].dropFirst("::stop-commands::".count))::"))
      #expect(run.lines[stop..<go].contains { $0.contains("[back-navigation-rotated]") })
    }
  }

  @Test func `an output is one line, whatever the folder is called`() throws {
    try withFolder { folder in
      let run = try ActionRun(
        ["traces": Samples.turned, "reports": folder.path("a\nsarif=b")], in: folder)

      #expect(run.code == 64)
      #expect(run.outputs["sarif"] == nil)
    }
  }
}
