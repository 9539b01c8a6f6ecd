import SwivelModel

/// The names of a log as they are printed.
struct PrintedNames {
  private let redaction: Redaction
  private var (names, redacted) = (NameTable(), NameTable())

  init(_ redaction: Redaction) {
    self.redaction = redaction
  }

  /// The names, or their tokens.
  mutating func names(_ names: NameTable) -> NameTable {
    guard redaction.isActive else { return names }
    // Lost names are filled in later.
    if names.count != self.names.count || names.byteCount != self.names.byteCount {
      (self.names, redacted) = (names, redaction.redacted(names))
    }
    return redacted
  }
}
