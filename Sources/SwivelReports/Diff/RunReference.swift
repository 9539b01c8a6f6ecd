import SwivelLog
import SwivelTrace

/// What a run is compared with: its golden, or another run.
package struct RunReference: Sendable {
  package let path: String
  private let isGolden: Bool

  package static func base(_ path: String) -> Self { Self(path: path, isGolden: false) }
  package static func golden(_ path: String) -> Self { Self(path: path, isGolden: true) }

  /// The path as part of a sentence.
  var name: String { (isGolden ? "its golden " : "") + Names.printable(path) }

  /// The test that the comparison is, for reports that list tests.
  var test: String { "behaves like " + (isGolden ? "its golden" : Names.printable(path)) }

  /// The command that makes a run the golden, if there are goldens.
  func acceptance(of run: String) -> [String] {
    guard isGolden else { return [] }
    // A run that is named itself gets a golden of its file name in the folder that is named.
    let folder = path.parentFolder ?? "."
    return ["swivel accept \(ShellWord.path(run)) --golden \(ShellWord.path(folder))"]
  }
}
