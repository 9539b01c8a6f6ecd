import SwivelModel

/// Compares two runs: first by token, and side by side where that shows a difference.
package struct RunComparison {
  package struct Options {
    /// The codes of kinds that are not compared.
    package var ignored: Set<UInt8>
    /// The tolerance for the duration of a step, in microseconds; `nil` to ignore times.
    package var tolerance: UInt64?
    /// Whether only events are compared, and nothing is replayed.
    package var isEventsOnly: Bool

    package init(ignored: Set<UInt8> = [], tolerance: UInt64? = nil, isEventsOnly: Bool = false) {
      (self.ignored, self.tolerance, self.isEventsOnly) = (ignored, tolerance, isEventsOnly)
    }
  }

  private let options: Options
  // In place of the tokens, which are no longer needed and use most of the memory.
  private let alignment: Alignment
  // What is known of both runs without replaying them.
  private let known: Comparison
  private let isOnSameHardware: Bool

  package init(_ base: RunTokens, _ head: RunTokens, _ options: Options = Options()) {
    self.options = options
    alignment = Alignment(base.tokens, head.tokens)
    var known = Comparison()
    known.eventCounts = (base.eventCount, head.eventCount)
    known.editCount = alignment.editCount
    known.divergenceCount = alignment.hunks.count
    known.comparesTimes = options.tolerance != nil
    known.devices = (base.devices.map(\.text), head.devices.map(\.text))
    self.known = known
    isOnSameHardware = base.devices == head.devices
  }

  package var hunks: [Hunk] { alignment.hunks }

  /// Compares the runs.
  ///
  /// - Parameters:
  ///   - baseRun: Reads the base once more, from its beginning; asked for only if it is needed.
  ///   - headRun: Reads the head once more, from its beginning.
  /// - Returns: The differences between the runs.
  /// - Throws: The errors of the streams.
  package func result(
    _ baseRun: () throws -> any EventStream, _ headRun: () throws -> any EventStream
  ) throws -> Comparison {
    guard
      !alignment.hunks.isEmpty || !isOnSameHardware || options.tolerance != nil
    else { return known }
    let base = follow(try baseRun(), alignment.hunks.map(\.base), reportsSteps: true)
    let head = follow(try headRun(), alignment.hunks.map(\.head), reportsSteps: false)
    // No thread is left running, however the comparison ends.
    defer {
      base.wait()
      head.wait()
    }
    var walk = ConsequenceFinder(base, head, known, tolerance: options.tolerance)
    guard !options.isEventsOnly else {
      try walk.findFirst(alignment)
      return walk.result
    }
    try walk.run(alignment)
    return judged(walk.result, base, head)
  }

  private func follow(
    _ run: any EventStream, _ hunks: [Range<Int>], reportsSteps: Bool
  ) -> BackgroundReader {
    let question = BatchMaker.Question(
      isReplayed: !options.isEventsOnly, reportsSteps: reportsSteps, hunks: hunks[...])
    return BackgroundReader(run, BatchMaker(question, ignoring: options.ignored))
  }

  /// A comparison with the findings of both runs.
  private func judged(
    _ result: Comparison, _ base: BackgroundReader, _ head: BackgroundReader
  ) -> Comparison {
    var result = result
    result.names = (base.names, head.names)
    result.headLines = head.lines
    result.compare(base.findings, head.findings)
    result.isReplayed = true
    return result
  }
}

extension Device {
  fileprivate var text: String {
    words.isEmpty ? "iPhone" : words.joined(separator: ", ")
  }
}
