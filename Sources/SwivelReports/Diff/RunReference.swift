import SwivelLog

/// What a run is compared with.
package enum RunReference: Sendable {
  /// Another run.
  case base(String)
  /// Its golden, in a folder of goldens.
  case golden(String, folder: String)

  /// The path.
  package var path: String {
    switch self {
    case .base(let path), .golden(let path, _): path
    }
  }

  /// The path as part of a sentence.
  var name: String {
    switch self {
    case .base(let path): Names.printable(path)
    case .golden(let path, _): "its golden \(Names.printable(path))"
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
    guard case .golden(_, let folder) = self else { return [] }
    return ["swivel accept \(ShellWord.path(run)) --golden \(ShellWord.path(folder))"]
  }
}
