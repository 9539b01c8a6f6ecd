/// What is said of a run and its golden besides how they differ.
package struct GoldenWords {
  /// What is wrong with a run of which something is missing, and what to do.
  package static let lossy = (problem: "a run with loss is no golden", help: "record it again")

  private let run: String
  private let folder: String

  /// Makes the words for a run, and the folder of its golden.
  package init(run: String, folder: String) {
    (self.run, self.folder) = (run, folder)
  }

  /// There is no golden, and this machine makes none.
  package var missing: [String] {
    [
      "error: \(Names.printable(run)): there is no golden, and none is recorded where CI is set",
      accept,
    ]
  }

  /// The run has become the golden.
  package func recorded(as golden: String) -> String {
    "note: \(Names.printable(run)): recorded as the golden \(Names.printable(golden)); look at it"
  }

  /// How the run becomes the golden.
  package var accept: String {
    "  help: swivel accept \(ShellWord.path(run)) --golden \(ShellWord.path(folder))"
  }
}
