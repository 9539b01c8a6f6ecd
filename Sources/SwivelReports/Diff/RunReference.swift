import SwivelLog
import SwivelTrace

/// What a run is compared with.
package enum RunReference: Sendable {
  /// Another run.
  case base(String)
  /// Its golden.
  case golden(String)

  /// The path.
  package var path: String {
    switch self {
    case .base(let path), .golden(let path): path
    }
  }

  /// The path as part of a sentence.
  var name: String {
    switch self {
    case .base(let path): Names.printable(path)
    case .golden(let path): "its golden \(Names.printable(path))"
    }
  }

  /// The test that the comparison is, for reports that list tests.
  var test: String {
    switch self {
    case .base(let path): "behaves like \(Names.printable(path))"
    case .golden: "behaves like its golden"
    }
  }

  /// The command that makes a run the golden, if there are goldens.
  func acceptance(of run: String) -> [String] {
    guard case .golden(let path) = self else { return [] }
    // A run that is named itself gets a golden of its file name in the folder that is named.
    let folder = path.parentFolder ?? "."
    return ["swivel accept \(ShellWord.path(run)) --golden \(ShellWord.path(folder))"]
  }
}
