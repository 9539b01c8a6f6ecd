import ArgumentParser

/// A page about two runs, and where it is written; `nil` for the standard output.
struct DiffPageOption {
  let path: String?
}

/// An output format of `diff` with its file: a page, or one that other commands have, too.
enum DiffFormatOption: ExpressibleByArgument {
  case html(DiffPageOption)
  case format(FormatOption)

  static let defaultCompletionKind = CompletionKind.list(list)

  /// The names of all formats.
  static let list = FormatOption.list.filter { $0 != pageName } + [pageName]

  /// The name of the format that is a page.
  static let pageName = "html"

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.first?[...] == Self.pageName[...] else {
      guard let option = FormatOption(argument: argument) else { return nil }
      self = .format(option)
      return
    }
    let path = parts.count > 1 ? String(parts[1]) : nil
    if path?.isEmpty == true { return nil }
    self = .html(DiffPageOption(path: path))
  }

  /// Reads a format of the command line.
  ///
  /// - Throws: `ValidationError` that says what may be meant.
  static func read(_ argument: String) throws -> Self {
    if let option = Self(argument: argument) { return option }
    throw ValidationError(FormatOption.advice(for: argument))
  }

  /// The same format, written to another path.
  func moved(_ move: (String) -> String) -> Self {
    switch self {
    case .html(let page): .html(DiffPageOption(path: page.path.map(move)))
    case .format(let option): .format(option.path.map { option.to(move($0)) } ?? option)
    }
  }

  /// The path; `nil` for the standard output.
  var path: String? {
    switch self {
    case .html(let page): page.path
    case .format(let option): option.path
    }
  }

  /// The page, if it is one.
  var page: DiffPageOption? {
    switch self {
    case .html(let page): page
    case .format: nil
    }
  }

  /// The format, if it is no page.
  var other: FormatOption? {
    switch self {
    case .html: nil
    case .format(let option): option
    }
  }
}
