import SwivelReports

/// Where one form of an answer is written.
struct FormatSink {
  let format: CheckFormat
  // `nil` for the standard output.
  private let file: GrowingFile?

  /// Gets ready to write; a file gets its name when it is whole.
  init(_ option: FormatOption) throws(Failure) {
    format = option.format
    file = try option.path.map(GrowingFile.init)
  }

  /// Writes behind what was written.
  func write(_ text: String) throws(Failure) {
    if let file {
      try file.write(text)
    } else if format == .text {
      Console.show(text: text)
    } else {
      Console.write { $0.append(contentsOf: text.utf8) }
    }
  }

  /// Ends what was written.
  func close() throws(Failure) {
    try file?.close()
  }
}
