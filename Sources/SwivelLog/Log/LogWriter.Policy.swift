extension LogWriter {
  /// How much a block gathers before it is written.
  public enum Policy: Sendable {
    /// At most 1,024 events: little is lost with a block, and it costs the app little.
    case live
    /// As much as a block holds: the smallest log, for recordings that are already there.
    case batch

    var maximumEventCount: Int {
      switch self {
      case .live: 1_024
      case .batch: .max
      }
    }

    // Measured on a million events of a made-up recording (tools/benchmarks). Live blocks: level 1
    // takes 3.06 bytes and 140 ns an event, level 4 2.98 and 155, level 6 2.96 and 173; a window of
    // 4 KiB holds a block's controls, and with it zlib takes 32 KiB. Full blocks: level 1 takes 2.79
    // bytes and 97 ns, level 4 2.67 and 111, level 6 2.62 and 165, level 9 2.61 and 317.
    var effort: Deflater.Effort {
      switch self {
      case .live: Deflater.Effort(level: 1, windowBits: 12, memoryLevel: 5)
      case .batch: Deflater.Effort(level: 6, windowBits: 15, memoryLevel: 8)
      }
    }
  }
}
