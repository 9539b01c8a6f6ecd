/// Messages about a run and its golden, apart from their differences.
package struct GoldenWords {
  /// The error for a run with losses, and its remedy.
  package static let lossy = (
    problem: "part of the run is missing, so it cannot be compared with a golden, or saved as one",
    help: "record the run again"
  )

  /// What to do about a golden without a run.
  package static let withoutRun =
    "record the run again, or delete the golden of a test that is gone (swivel accept --prune); "
    + "use --allow-missing to compare only some runs"

  private let run: String
  private let folder: String

  /// Makes the messages for a run and its golden's folder.
  package init(run: String, folder: String) {
    (self.run, self.folder) = (run, folder)
  }

  /// There is no golden, and this machine does not record one.
  package var missing: [String] {
    [
      "error: \(Names.printable(run)): there is no golden, and none is saved if the environment variable CI is set",
      accept,
    ]
  }

  /// There is no golden, and one is at the path that the run has in another directory.
  package func missing(_ far: String) -> [String] {
    [
      "error: \(Names.printable(run)): there is no golden at this path, but there is \(Names.printable(far))",
      "  help: specify the directory or the pattern of runs with which the golden was saved",
    ]
  }

  /// There is no golden, and no folder of the test's file that one could be recorded beside.
  package var unrecordable: [String] {
    [
      "error: \(Names.printable(run)): there is no golden, and none is saved, because the directory of "
        + "the test's file is not on this machine",
      accept,
    ]
  }

  /// The run was saved as the golden.
  package func recorded(as golden: String) -> String {
    "note: \(Names.printable(run)): saved as the golden \(Names.printable(golden)); review it before you commit it"
  }

  /// How to accept the run as the golden.
  package var accept: String {
    "  help: swivel accept \(ShellWord.path(run)) --golden \(ShellWord.path(folder))"
  }
}
