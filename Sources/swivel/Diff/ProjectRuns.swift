import ArgumentParser
import SwivelQueries
import SwivelReports
import SwivelTrace

/// The folder of goldens on the command line: a named one, or the project's.
enum GoldenChoice: ExpressibleByArgument, CustomStringConvertible {
  case configured
  case folder(String)

  static let defaultCompletionKind = CompletionKind.directory

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self = .folder(argument)
  }

  /// Shown in the help, whose text says what is configured.
  var description: String { folder ?? "" }

  fileprivate var folder: String? {
    switch self {
    case .configured: nil
    case .folder(let path): path
    }
  }
}

/// The runs and the goldens of a comparison: those of the command line, else of the project's
/// configuration.
struct ProjectRuns {
  let runs: [GoldenRun]
  let goldens: GoldenFolder
  /// Whether the runs were found in directories or by patterns; none of them was named itself.
  let areFolders: Bool
  // The directories in which they were found.
  private let folders: [String]

  /// The paths of the runs and of all goldens.
  var paths: [String] { runs.map(\.path) + GoldenRuns.goldens(in: goldens, without: []) }

  /// The goldens of the runs that have none.
  func newGoldens() throws -> [Output] {
    try runs.filter { !goldens.has($0) }.map { try GoldenRuns.output(of: $0, in: goldens) }
  }

  /// The goldens without a run, for `accept --prune`.
  ///
  /// - Throws: ``Failure`` where the directory has more than goldens.
  func goldensToDelete() throws(Failure) -> [String] {
    let folder = Files.resolved(goldens.path)
    for other in ["."] + folders where "\(Files.resolved(other))/".hasPrefix("\(folder)/") {
      let name = other == "." ? "the working directory" : other
      throw Failure(
        goldens.path, "it contains \(name), so no golden is deleted",
        help: "keep the goldens in a directory of their own")
    }
    return GoldenRuns.goldens(in: goldens, without: runs)
  }

  /// Finds the runs.
  ///
  /// - Throws: ``Failure`` for a run that is wrong, and a usage error where neither the command
  ///   line nor the configuration names what is needed.
  init(
    runs words: [String], _ golden: GoldenChoice, _ configuration: Configuration
  ) throws {
    guard let folder = golden.folder ?? configuration.goldens else {
      throw ValidationError(
        "no goldens directory specified: use --golden DIRECTORY, or set \"goldens\" in \(Configuration.name)"
      )
    }
    let names = words.isEmpty ? configuration.traces : words
    try require(
      !names.isEmpty,
      "no runs specified: specify runs or directories of runs, or list them under \"traces\" in \(Configuration.name)"
    )
    goldens = GoldenFolder(folder)
    areFolders = names.allSatisfy(GoldenRuns.isFolder)
    folders = names.compactMap(GoldenRuns.base)
    runs = try GoldenRuns.named(names, outside: goldens)
    guard !runs.isEmpty else {
      throw Failure(names.joined(separator: " "), "contains no runs")
    }
  }
}
