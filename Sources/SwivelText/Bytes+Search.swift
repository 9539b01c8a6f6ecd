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
  @inlinable
  package func has(text: String) -> Bool { utf8.range(of: text.utf8) != nil }
}
