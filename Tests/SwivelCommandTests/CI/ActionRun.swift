import Foundation
import SwivelTestKit

/// A run of the action as GitHub's runner would do it: step after step, inputs as variables.
struct ActionRun {
  let code: Int32
  let output: String
  let errors: String
  let summary: String
  /// The outputs of all steps, and of the action itself.
  let outputs: [String: String]

  var lines: [Substring] { output.split(separator: "\n") }

  /// Runs the action of a branch or tag with inputs, and the tested program unless they name one,
  /// on a machine with these variables.
  init(
    _ given: [String: String], ref: String = "", machine: [String: String] = [:],
    in folder: TemporaryFolder
  ) throws {
    let file = try ActionFile()
    var inputs = ["binary": Program.executable.path, "reports": folder.path("reports")]
    inputs.merge(given) { $1 }
    var (values, text, errors): ([String: String], String, String) = ([:], "", "")
    for (name, value) in file.defaults.merging(inputs, uniquingKeysWith: { $1 }) {
      values["inputs.\(name)"] = value
    }
    values["github.action_ref"] = ref
    for name in ["output", "summary"] { try Data().write(to: folder.url(name)) }
    var code: Int32 = 0
    for step in file.steps where code == 0 {
      let variables = step.variables.mapValues { values[Self.content(of: $0)] ?? "" }
        .merging(machine) { $1 }
      let outcome = try Self.run(step.command, variables, folder)
      (code, text, errors) = (outcome.code, text + outcome.output, errors + outcome.errors)
      for (name, value) in try Self.outputs(in: folder) {
        values["steps.\(step.id).outputs.\(name)"] = value
      }
    }
    (self.code, output, self.errors) = (code, text, errors)
    summary = try folder.text("summary")
    outputs = file.outputs.compactMapValues { values[Self.content(of: $0)] }
  }

  private static func run(
    _ command: String, _ variables: [String: String], _ folder: TemporaryFolder
  ) throws -> Program.Outcome {
    let runner = [
      "GITHUB_ACTION_PATH": Program.root.appendingPathComponent("tools/github-action").path,
      "GITHUB_WORKSPACE": Program.root.path, "GITHUB_OUTPUT": folder.path("output"),
      "GITHUB_STEP_SUMMARY": folder.path("summary"), "STEP": command,
    ]
    let words = runner.merging(variables) { $1 }.map { "\($0)=\($1)" }
    // As GitHub's runner calls bash, but for the file that it writes the step to.
    return try Program.shell(
      #"exec env "$@" bash --noprofile --norc -e -o pipefail -c 'eval "$STEP"'"#, words)
  }

  private static func outputs(in folder: TemporaryFolder) throws -> [(String, String)] {
    try folder.text("output").split(separator: "\n").map { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// What stands between the braces of an expression.
  private static func content(of expression: String) -> String {
    expression.trimmingCharacters(in: CharacterSet(charactersIn: "${} "))
  }
}
