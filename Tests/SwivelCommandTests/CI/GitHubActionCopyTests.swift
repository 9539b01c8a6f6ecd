import Foundation
import SwivelTestKit
import Testing

/// What the action copies into the artifacts, when a pull request names any folder as goldens.
struct GitHubActionCopyTests {
  private func run(golden: String, in folder: TemporaryFolder) throws -> ActionRun {
    let line = """
      mkdir -p "$1/project/runs" "$1/project/Goldens/.git" "$1/secret" &&
      cp "$2" "$1/project/runs/a.swivel" && cp "$3" "$1/project/Goldens/a.swivel" &&
      cp "$3" "$1/secret/hidden.swivel" && cd "$1/project/Goldens" &&
      echo key >key.txt && cp a.swivel .git/b.swivel &&
      ln -s ../../secret/hidden.swivel link.swivel && ln -s ../../secret linked
      """
    let samples = [Samples.turned, Samples.cured].map {
      Program.root.appendingPathComponent($0).path
    }
    #expect(try Program.shell(line, [folder.path] + samples).code == 0)
    return try ActionRun(
      [
        "traces": "runs/*.swivel", "golden": golden, "fail-on": "never",
        "working-directory": folder.path("project"),
      ], in: folder)
  }

  @Test func `only logs are copied, and no links`() throws {
    try withFolder { folder in
      let run = try run(golden: "Goldens", in: folder)

      #expect(run.code == 1)
      let goldens = folder.files.filter { $0.hasPrefix("reports/swivel.goldens/") }
      #expect(goldens == ["reports/swivel.goldens/a.swivel"])
    }
  }

  @Test func `nothing is copied from outside the project`() throws {
    try withFolder { folder in
      let run = try run(golden: "../secret", in: folder)

      #expect(run.output.contains("::warning title=swivel::the goldens are outside of the project"))
      #expect(!folder.files.contains { $0.hasPrefix("reports/") && $0.hasSuffix("hidden.swivel") })
    }
  }
}
