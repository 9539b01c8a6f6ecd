import Foundation
import SwivelTestKit

/// A folder with runs and goldens of all outcomes.
struct GoldenProject {
  let folder: TemporaryFolder
  var runs: String { folder.path("runs") }
  var goldens: String { folder.path("Goldens") }

  /// Makes the folder; a sample is a path in the repository, and any other word is the text of a
  /// file.
  init(
    _ runs: [String: String], goldens: [String: String], in folder: TemporaryFolder
  ) throws {
    self.folder = folder
    for (name, files) in [("runs", runs), ("Goldens", goldens)] {
      try FileManager.default.createDirectory(
        at: folder.url(name), withIntermediateDirectories: true)
      for (file, sample) in files {
        let place = Program.root.appendingPathComponent(sample)
        let bytes = (try? Data(contentsOf: place)) ?? Data(sample.utf8)
        try folder.write(bytes, to: "\(name)/\(file).swivel")
      }
    }
  }

  /// Adds a sample under a path, and makes its folder.
  func add(_ sample: String, _ name: String) throws {
    let file = folder.url("\(name).swivel")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contentsOf: Program.root.appendingPathComponent(sample)).write(to: file)
  }

  /// Runs that are the same, differ, have no golden, or cannot be read, and a golden without a run.
  static func ofAllOutcomes(in folder: TemporaryFolder) throws -> Self {
    try Self(
      [
        "fixed": Samples.cured, "new": Samples.cured, "same": Samples.turned,
        "torn": "no log", "worse": Samples.turned,
      ],
      goldens: [
        "fixed": Samples.turned, "gone": Samples.cured, "same": Samples.turned,
        "torn": Samples.cured, "worse": Samples.cured,
      ], in: folder)
  }

  /// Compares the runs with the goldens, in the folder, with more arguments.
  func diff(_ options: String = "", isAutomated: Bool = true) throws -> Program.Outcome {
    try Program.shell(
      "unset CI; cd \"$1\"; \(isAutomated ? "export CI=1; " : "")"
        + "GITHUB_STEP_SUMMARY= GITHUB_WORKSPACE= "
        + "swivel diff --no-plot --golden Goldens runs \(options)", folder.path(""))
  }
}
