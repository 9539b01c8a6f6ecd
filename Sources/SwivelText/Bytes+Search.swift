// What the standard library offers for this needs iOS 16 and macOS 13.
extension Collection<UInt8> {
  /// Where some bytes occur first; `nil` also for no bytes.
  @inlinable
  package func range(of bytes: some Collection<UInt8>) -> Range<Index>? {
    guard let first = bytes.first else { return nil }
    let count = bytes.count
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return start..<index(start, offsetBy: count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension StringProtocol {
  /// Whether a text occurs, compared byte by byte.
  ///
  /// In memory that lies in one piece: a search by the indices of a string takes a hundred times
  /// as long.
  package func has(text: String) -> Bool {
    var text = text
    return text.withUTF8 { part in
      utf8.withContiguousStorageIfAvailable { $0.range(of: part) != nil }
        ?? (utf8.range(of: part) != nil)
    }
  }
  /// The text in which each occurrence of another is replaced.
  package func replacing(text: String, with other: String) -> String {
    let bytes = Array(utf8)
    var (result, end) = ([UInt8](), 0)
    while let found = bytes[end...].range(of: text.utf8) {
      result += bytes[end..<found.lowerBound] + other.utf8
      end = found.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}
