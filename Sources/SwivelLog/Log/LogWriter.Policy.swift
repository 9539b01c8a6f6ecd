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

    // Measured on a million events of a made-up recording (tools/benchmarks), bytes an event. Live blocks: 1
    // place 2.94, 2 places 2.90, 4 places 2.88; zlib at level 1 2.97. Full blocks: 32 places 2.49; zlib at
    // level 6 2.48.
    var effort: PhraseParser.Effort {
      switch self {
      case .live: PhraseParser.Effort(steps: 2, enough: 32, isPatient: false)
      case .batch: PhraseParser.Effort(steps: 32, enough: 64, isPatient: true)
      }
    }
  }
}
