extension LogWriter {
  /// How much a block collects before it is written.
  public enum Policy: Sendable {
    /// At most 1,024 events: a lost block loses little, and it costs the app little.
    case live
    /// As much as a block holds: the smallest log, for recordings that already exist.
    case batch

    var maximumEventCount: Int {
      switch self {
      case .live: 1_024
      case .batch: .max
      }
    }

    /// An app's thread writes the header, and is spared the start of zlib.
    var compressesHeader: Bool {
      switch self {
      case .live: false
      case .batch: true
      }
    }
  }
}
