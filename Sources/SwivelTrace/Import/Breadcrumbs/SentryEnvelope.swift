import SwivelText

/// The items of Sentry's envelope: a header, and then for each item a header with the length of its
/// contents, and the contents, with a line feed after each of them.
///
/// Source: Sentry's developer documentation, "Envelopes".
struct SentryEnvelope {
  /// The contents of the items that may have breadcrumbs, in order.
  private(set) var contents: [ArraySlice<UInt8>] = []
  /// Whether there is a recording that is compressed, or with its video in one item.
  private(set) var isPacked = false

  private static let newline = UInt8(ascii: "\n")
  private static let types = ["event", "transaction", "replay_recording", "replay_event"]

  /// Reads the items; `nil` if a file is not an envelope.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let (header, first) = Self.line(of: bytes), header["type"] == nil,
      let (item, _) = Self.line(of: first), case .string? = item["type"]
    else { return nil }
    var rest = first
    while let (item, after) = Self.line(of: rest) {
      let content = Self.content(item, after)
      rest = after[content.endIndex...].drop { $0 == Self.newline }
      guard case .string(let type)? = item["type"] else { continue }
      let isUsed = Self.types.contains(type)
      if type == "replay_video" || (isUsed && Self.isCompressed(content)) {
        isPacked = true
      } else if isUsed {
        contents.append(content)
      }
    }
  }

  /// Whether the events of a recording, below its header, are compressed by zlib.
  private static func isCompressed(_ content: ArraySlice<UInt8>) -> Bool {
    guard let (_, rest) = line(of: content) else { return false }
    return rest.first == 0x78
  }

  /// Contents without a length end with their line.
  private static func content(_ item: ParsedObject, _ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>
  {
    guard case .number(let length)? = item["length"] else {
      return bytes.prefix { $0 != newline }
    }
    return bytes.prefix(Int(clamping: length))
  }

  /// The object of the first line, and what follows the line; `nil` if it is none.
  private static func line(
    of bytes: ArraySlice<UInt8>
  ) -> (object: ParsedObject, rest: ArraySlice<UInt8>)? {
    let line = bytes.prefix { $0 != newline }
    guard line.first == UInt8(ascii: "{"), line.count < LineSplitter.maximumLength else {
      return nil
    }
    var reader = ForeignJSON(line)
    guard case .object(let object)? = try? reader.next() else { return nil }
    return (object, bytes[line.endIndex...].dropFirst())
  }
}
