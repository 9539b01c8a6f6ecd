import Foundation
import SwivelTestKit
import Testing

/// A project that states once where its traces and goldens are.
struct ProjectConfigurationTests {
  /// Runs a command in a folder of a project with runs and goldens.
  private func run(
    _ command: String, _ configuration: String?, in place: String = "."
  ) throws -> Program.Outcome {
    try withFolder { folder in
      let project = try GoldenProject(
        ["same": Samples.turned, "worse": Samples.turned],
        goldens: ["same": Samples.turned, "worse": Samples.cured], in: folder)
      for name in [".git", "App/Sources"] {
        try FileManager.default.createDirectory(
          at: folder.url(name), withIntermediateDirectories: true)
      }
      if let configuration { _ = try folder.write(configuration.utf8, to: ".swivel.json") }
      return try Program.shell(
        "unset CI; cd \"$1\" && \(command)", project.folder.path(place))
    }
  }

  private static let configuration =
    #"{"traces": ["runs/*.swivel", "Goldens"], "goldens": "Goldens"}"#

  @Test(arguments: [("", "."), ("../../", "App/Sources")])
  func `check needs no argument, wherever in the project`(prefix: String, place: String) throws {
    let outcome = try run("swivel check", Self.configuration, in: place)

    #expect(outcome.code == 1)
    #expect(outcome.output.contains("\(prefix)runs/same.swivel, "))
    #expect(outcome.lines.last == "3 findings in 4 traces")
  }

  @Test(arguments: [("", "."), ("../../", "App/Sources")])
  func `a comparison needs no argument, and a golden is no run`(
    prefix: String, place: String
  ) throws {
    let outcome = try run("swivel diff --no-plot --golden", Self.configuration, in: place)

    #expect(outcome.code == 1)
    #expect(outcome.lines.first == "\(prefix)runs/same.swivel: same")
    #expect(outcome.lines.contains("\(prefix)runs/worse.swivel: differs"))
    #expect(outcome.lines.last == "failed: 1 of 2 runs match their goldens; 1 differs")
  }

  @Test func `goldens are accepted without an argument, and a value may stand for a list`() throws {
    let outcome = try run(
      "swivel accept && swivel diff --golden", #"{"traces": "runs", "goldens": "Goldens"}"#)

    #expect(outcome.code == 0)
    #expect(outcome.lines.last == "2 of 2 runs match their goldens")
  }

  @Test func `each command has its formats, and the folders of reports are made`() throws {
    let outcome = try run(
      """
      swivel check >/dev/null; swivel diff --golden; cat build/check.xml build/deep/diff.xml; \
      ls build/pages
      """,
      """
      {"traces": "runs", "goldens": "Goldens", "format": "junit:build/check.xml",
       "diffFormat": ["junit:build/deep/diff.xml", "html:build/pages", "text:build/diff.txt"]}
      """)

    #expect(outcome.output.contains(#"name="swivel check""#))
    #expect(outcome.output.contains(#"name="swivel diff""#))
    #expect(outcome.lines.last == "worse.swivel.html")
    #expect(!outcome.output.contains("runs/same.swivel: same"))
  }

  @Test func `the example of the guide works in a new repository, as it is pasted`() throws {
    let guide = try Samples.text(of: "\(GuidePage.folder)/Checking.md")
    let fences = guide.components(separatedBy: "```\n")
    let example = try #require(fences.first { $0.hasPrefix("{\n  \"schema\"") })
    try withFolder { folder in
      let project = try GoldenProject([:], goldens: [:], in: folder)
      try project.add(Samples.cured, "traces/player")
      try FileManager.default.removeItem(atPath: project.goldens)
      try folder.write(example.utf8, to: ".swivel.json")
      let commands = try #require(fences.first { $0.hasPrefix("$ swivel accept\n") })
        .replacing("$ ", with: "").split(separator: "\n").joined(separator: " && ")
      let outcome = try Program.shell("cd \"$1\" && export CI=1; \(commands)", folder.path("."))

      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(
        outcome.lines == [
          "traces/player.swivel: saved as a new golden", "0 findings in 1 trace",
          "traces/player.swivel: same", "1 of 1 run matches its golden",
        ])
      for name in ["check", "diff"] { #expect(folder.exists("build/\(name).xml")) }
    }
  }

  @Test func `what the command line names wins`() throws {
    let one = try run("swivel diff runs/same.swivel --golden --allow-missing", Self.configuration)
    #expect(one.code == 0)
    #expect(one.output.contains("1 of 1 run matches its golden\n"))

    let other = try run("swivel diff --golden Goldens", #"{"traces": ["runs/same.swivel"]}"#)
    #expect(other.code == 1)
    #expect(
      other.lines.last == "failed: 1 of 1 run matches its golden; 1 golden has no matching run")

    let check = try run("swivel check runs/same.swivel", Self.configuration)
    #expect(check.lines.last == "1 finding in 1 trace")
  }

  @Test(
    arguments: [
      ("swivel check", "no traces specified", nil), ("swivel check", "no traces specified", "{}"),
      ("swivel check --no-config", "no traces specified", configuration),
      ("swivel diff --golden", "no goldens directory specified", nil),
      ("swivel diff --golden Goldens", "no runs specified", "{}"),
      ("swivel diff", "or --golden to compare runs", configuration),
    ] as [(String, String, String?)])
  func `what is named nowhere is a usage error`(
    command: String, message: String, text: String?
  ) throws {
    let outcome = try run(command, text)

    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message))
  }

  @Test(arguments: [
    (#"{"traces": 1}"#, "expected an array"),
    (#"{"golden": "Goldens"}"#, "did you mean goldens?"),
    (#"{"traces": ["nowhere/*.swivel"], "goldens": "Goldens"}"#, "no file matches this pattern"),
    (#"{"traces": ["runs"], "goldens": "Goldns"}"#, "no such goldens directory"),
  ])
  func `a configuration that is wrong is reported`(text: String, problem: String) throws {
    let outcome = try run("swivel diff --golden", text)

    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(problem))
  }
}
