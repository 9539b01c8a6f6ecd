import ArgumentParser
import SwivelReports
import SwivelText

/// An output format with its file: `sarif`, or `sarif:out.sarif`.
struct FormatOption: ExpressibleByArgument {
  let format: CheckFormat
  /// `nil` for the standard output.
  private(set) var path: String?

  /// The names of all formats, each with what reads it.
  static let names = CheckFormat.allCases.map { "\($0.rawValue) (for \($0.reader))" }
    .joined(separator: ", ")

  static let list = CheckFormat.allCases.map(\.rawValue)

  static let defaultCompletionKind = CompletionKind.list(list)

  init(_ format: CheckFormat) { self.format = format }

  /// The same format, with its file at another path.
  func moved(_ move: (String) -> String) -> Self {
    var option = self
    option.path = path.map(move)
    return option
  }

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init),
      let format = name == "md" ? .markdown : CheckFormat(rawValue: name)
    else { return nil }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
    if path?.isEmpty == true { return nil }
  }
}

extension FormatOption {
  /// Reads a format of the command line.
  ///
  /// - Throws: `ValidationError` that says what may be meant.
  static func read(_ argument: String) throws -> Self {
    if let option = Self(argument: argument) { return option }
    throw ValidationError(advice(for: argument))
  }

  private static func advice(for argument: String) -> String {
    let name = argument.prefix { $0 != ":" && $0 != "=" }
    guard list.contains(String(name)) else {
      return
        "unknown format \"\(Names.printable(String(name)))\"\(correction(for: String(name), in: list))"
    }
    let isColonMissing = argument.dropFirst(name.count).first == "="
    return isColonMissing
      ? "expected \(name):FILE, with a colon"
      : "expected a file path after the colon: \(name):FILE"
  }
}

extension [FormatOption] {
  /// Where pages are written; `nil` if none are asked for.
  func pages() throws -> String? {
    guard let option = first(where: { $0.format == .html }) else { return nil }
    guard let path = option.path else {
      throw ValidationError(
        "--format html requires a file or a directory, such as html:report.html")
    }
    try require(count(where: { $0.format == .html }) == 1, "--format html can be given only once")
    return path
  }

  /// Rejects two formats for the standard output.
  func checkOneForStandardOutput() throws {
    guard count(where: { $0.path == nil }) > 1 else { return }
    throw ValidationError("only one format can go to standard output; use NAME:PATH for the others")
  }

  /// The options, unless two of them write the same file.
  func eachToItsOwnFile() throws -> Self {
    var seen: Set<String> = []
    for path in compactMap(\.path) where !seen.insert(path).inserted {
      throw ValidationError("--format: two formats cannot be written to \(path)")
    }
    return self
  }
}

/// The output of one format.
struct FormatSink {
  let format: CheckFormat
  // `nil` for the standard output.
  private let file: GrowingFile?

  /// Whether it is text on the standard output.
  var isTextForPeople: Bool { format == .text && file == nil }

  /// Opens the output, and makes its folder; a file is renamed into place when complete.
  init(_ option: FormatOption) throws(Failure) {
    format = option.format
    file = try option.path.map(GrowingFile.inItsFolder)
  }

  func write(_ text: String) throws(Failure) {
    if let file {
      try file.write(text)
    } else if format == .text {
      Console.show(text: text)
    } else {
      Console.write { $0.append(contentsOf: text.utf8) }
    }
  }

  func write(_ plot: [StyledLine]) throws(Failure) {
    guard let file else { return Console.show(plot) }
    try file.write(plot.map { $0.text + "\n" }.joined())
  }

  func close() throws(Failure) {
    try file?.close()
  }
}
