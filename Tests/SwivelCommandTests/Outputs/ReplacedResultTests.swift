import Foundation
import SwivelTestKit
import Testing

/// A command replaces its own results of earlier runs.
struct ReplacedResultTests {
  private static let formats = [
    "text", "json", "xcode", "github", "sarif", "junit", "gitlab", "checkstyle", "markdown", "html",
  ]

  /// Runs a line twice, with a file for each format, in a folder of ``ReadFiles``.
  @Test(arguments: [
    "check a.swivel", "check a.swivel b.ndjson", "check Goldens/a.swivel", "check empty.ndjson",
    "diff a.swivel Goldens/a.swivel", "diff a.swivel a.swivel", "diff a.swivel a.swivel --no-plot",
    "diff --events-only a.swivel Goldens/a.swivel", "diff runs --golden Goldens",
    "export a.swivel -o", "report a.swivel -o", "report a.swivel b.ndjson --all -o",
    "summarize a.swivel --tables",
  ])
  func `a result of the same form is replaced`(line: String) throws {
    try withFolder { folder in
      try ReadFiles.make(in: folder)
      _ = try folder.write(
        "{\"kind\":\"systemVersion\",\"version\":\"17.4\"}\n".utf8, to: "empty.ndjson")
      let isOne = line.contains(" -o") || line.contains(" --tables")
      let page = line.contains("--golden") ? "pages/" : "page"
      let options = Self.formats.map { " --format \($0):out/\($0 == "html" ? page : $0)" }.joined()
      let command = "CI=1 swivel \(line)\(isOne ? " out" : options)"

      let outcome = try Program.shell(
        "cd \"$1\"; \(command); first=$?; \(command) && test $first = 0 || test $? = $first",
        folder.path)

      #expect(outcome.code == 0, "\(outcome.errors)")
    }
  }

  @Test(arguments: ["json", "sarif", "junit", "gitlab", "html", "text"])
  func `a result of another form stays`(form: String) throws {
    try withFolder { folder in
      let path = folder.path("out")
      let command = ["check", Samples.turned, "--format"]
      _ = try Program.run(command + ["\(form == "sarif" ? "html" : "sarif"):\(path)"])
      let before = try folder.bytes("out")

      let outcome = try Program.run(command + ["\(form):\(path)"])

      #expect(outcome.code == 2)
      #expect(
        outcome.errors == """
          error: \(path): not made by swivel as \(form)
            help: choose another name, or delete it

          """)
      #expect(try folder.bytes("out") == before)
    }
  }
}
