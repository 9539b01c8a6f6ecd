import SwivelReports

/// The output of one format.
struct FormatSink {
  let format: CheckFormat
  // `nil` for the standard output.
  private let file: GrowingFile?

  /// Opens the output; a file is renamed into place when complete.
  init(_ option: FormatOption) throws(Failure) {
    format = option.format
    file = try option.path.map(GrowingFile.init)
  }

  /// Appends text.
  func write(_ text: String) throws(Failure) {
    if let file {
      try file.write(text)
    } else if format == .text {
      Console.show(text: text)
    } else {
      Console.write { $0.append(contentsOf: text.utf8) }
    }
  }

  /// Finishes the output.
  func close() throws(Failure) {
    try file?.close()
  }
}
