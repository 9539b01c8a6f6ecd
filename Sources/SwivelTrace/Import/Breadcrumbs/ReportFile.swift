import SwivelText

/// The values of a file that has reports.
struct ReportFile {
  /// The values, one after the other.
  private(set) var values: [ParsedValue] = []
  /// How many characters were cut in half, and replaced.
  private(set) var replacedCount = 0
  /// Whether the recording of a replay is not JSON, but compressed or in another form.
  private(set) var isPacked = false

  /// Reads a file in UTF-8 or UTF-16.
  init(_ file: [UInt8]) throws(ImportError) {
    let bytes = WideText(file[...])?.text(file[...]) ?? file[...]
    let envelope = SentryEnvelope(bytes)
    isPacked = envelope?.isPacked ?? false
    // Items of an envelope may be anything, such as a picture.
    for part in envelope?.contents ?? [bytes] {
      var reader = ForeignJSON(part)
      do throws(JSONError) {
        while let value = try reader.next() { values.append(value) }
      } catch {
        // The lines are those of the file.
        throw ImportError(error, after: bytes[..<part.startIndex].count { $0 == 0x0A })
      }
      replacedCount += reader.replacedCount
    }
  }
}
