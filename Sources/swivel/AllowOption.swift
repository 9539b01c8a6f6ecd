import ArgumentParser

/// The names that are exempt from redaction.
struct AllowOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Names that may be told, one a line; lines that begin with # are passed over.",
      valueName: "file"),
    completion: .file())
  var allow: String?

  /// The names in the file, if one is given.
  func names() throws -> [String] {
    guard let allow else { return [] }
    let text = String(decoding: try SideFile.read(allow), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { $0.trimmed }.filter {
      !$0.isEmpty && !$0.hasPrefix("#")
    }
  }
}

extension Substring {
  /// The text without surrounding whitespace.
  fileprivate var trimmed: String {
    let front = drop { $0 == " " || $0 == "\t" }
    guard let end = front.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(front[...end])
  }
}
