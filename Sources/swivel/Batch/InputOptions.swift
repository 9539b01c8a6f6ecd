import ArgumentParser
import Foundation

/// Options for the traces to read, and for reading them in parallel.
struct InputOptions: ParsableArguments {
  @Argument(
    help: """
      Logs, logs in text form, directories of logs, or patterns such as 'logs/**/*.swivel'; - for \
      standard input.
      """, completion: .trace)
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also read the traces listed in this file, one per line; - for standard input.",
      valueName: "file"), completion: .file())
  var filesFrom: String?

  @Flag(
    name: .customShort("0"),
    help: "The paths in --files-from are separated by NUL bytes, as written by find -print0.")
  var isZeroSeparated = false

  @Option(
    name: .customShort("j", allowingJoined: true),
    help: ArgumentHelp(
      "The number of traces read at once (default: one for each core).", valueName: "n"))
  var givenThreadCount: Int?

  var readStandardInput: Bool { filesFrom == "-" || files.contains("-") }

  private var threadCount: Int {
    givenThreadCount ?? ProcessInfo.processInfo.activeProcessorCount
  }

  mutating func validate() throws {
    try require((1...1024).contains(threadCount), "-j must be a number from 1 to 1024")
    try require(!isZeroSeparated || filesFrom != nil, "-0 requires --files-from")
    let isInputTwice = filesFrom == "-" && files.contains("-")
    guard !isInputTwice, files.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input can be read only once")
    }
  }

  var isEmpty: Bool { files.isEmpty && filesFrom == nil }

  /// Whether only directories and patterns are specified, so that no trace of a project is left out
  /// by its name.
  var areFolders: Bool { filesFrom == nil && files.allSatisfy(GoldenRuns.isFolder) }

  func requireNames() throws {
    try require(!isEmpty, "missing expected argument '<files> ...'")
  }

  func hasSeveral() throws -> Bool {
    if filesFrom != nil { return true }
    var inputs = InputSequence(words: files, list: nil)
    return inputs.next() != nil && inputs.next() != nil
  }

  /// The paths of the traces and of their list; a pipe can be read only once.
  func paths() throws(Failure) -> [String] {
    var (inputs, paths) = (try sequence(rereadable: true), [filesFrom].compactMap(\.self))
    while let element = inputs.next() {
      if case .trace(let path) = element { paths.append(path) }
    }
    return paths
  }

  private func sequence(rereadable: Bool = false) throws(Failure) -> InputSequence {
    guard let filesFrom, !rereadable || FileIdentity.isFile(filesFrom) else {
      return InputSequence(words: files, list: nil)
    }
    let list = try PathList(filesFrom, isZeroSeparated: isZeroSeparated)
    return InputSequence(words: files, list: list)
  }

  /// Calls a function with the result of each trace, in the order of the command line.
  func forEach<Result: Sendable>(
    _ work: @escaping @Sendable (InputSequence.Element) -> Result,
    then take: (Result) throws -> Void
  ) throws {
    let inputs = try sequence()
    Progress.shared.expect { filesFrom == nil ? inputs.count : nil }
    try process(inputs, work, then: take)
  }

  func process<Inputs: IteratorProtocol & Sendable, Result: Sendable>(
    _ inputs: Inputs, _ work: @escaping @Sendable (Inputs.Element) -> Result,
    then take: (Result) throws -> Void
  ) throws {
    let counted: @Sendable (Inputs.Element) -> Result = { input in
      defer { Progress.shared.countTrace() }
      return work(input)
    }
    try OrderedWork.run(inputs, threadCount: threadCount, counted, then: take)
  }
}
