import SwivelModel

/// Compares two runs: first token by token, and where that shows a difference, side by side.
package struct RunComparison {
  /// What is compared, and how far.
  package struct Options {
    /// The codes of kinds that are not compared.
    package var ignored: Set<UInt8>
    /// By how many microseconds steps may differ before it is told; `nil` if times do not count.
    package var tolerance: UInt64?
    /// Whether only events are compared, and nothing is replayed.
    package var isEventsOnly: Bool

    /// Makes options.
    package init(ignored: Set<UInt8> = [], tolerance: UInt64? = nil, isEventsOnly: Bool = false) {
      (self.ignored, self.tolerance, self.isEventsOnly) = (ignored, tolerance, isEventsOnly)
    }
  }

  private let options: Options
  private let base: RunTokens
  private let head: RunTokens

  /// Makes a comparison of the tokens of two runs.
  package init(_ base: RunTokens, _ head: RunTokens, _ options: Options = Options()) {
    (self.base, self.head, self.options) = (base, head, options)
  }

  /// Compares the runs.
  ///
  /// - Parameters:
  ///   - baseRun: Reads the base once more, from its beginning; asked for only if it is needed.
  ///   - headRun: Reads the head once more, from its beginning.
  /// - Returns: What the runs have in common, and what not.
  /// - Throws: What the streams throw.
  package func result(
    _ baseRun: () throws -> any EventStream, _ headRun: () throws -> any EventStream
  ) throws -> Comparison {
    let alignment = Alignment(base.tokens, head.tokens)
    var result = Comparison()
    result.eventCounts = (base.eventCount, head.eventCount)
    result.editCount = alignment.editCount
    result.devices = (base.devices.map(\.text), head.devices.map(\.text))
    guard !alignment.hunks.isEmpty || base.devices != head.devices || options.tolerance != nil
    else { return result }
    guard !options.isEventsOnly else {
      return try walk(baseRun(), headRun(), result) { try $0.tellFirst(alignment) }
    }
    return try replay(alignment, (baseRun(), headRun()), (baseRun(), headRun()), result)
  }

  /// Replays both runs side by side, for what came of the differences, and each by itself, for what is
  /// found in it.
  private func replay(
    _ alignment: Alignment, _ walked: (any EventStream, any EventStream),
    _ judged: (any EventStream, any EventStream), _ result: Comparison
  ) throws -> Comparison {
    // At once, for none needs what another one makes.
    var (compared, base, head): (Comparison, RunFindings?, RunFindings?) = (result, nil, nil)
    try concurrently(
      { compared = try walk(walked.0, walked.1, result) { try $0.run(alignment) } },
      { base = try RunFindings(judged.0) },
      { head = try RunFindings(judged.1) })
    guard let base, let head else { preconditionFailure("a run was not judged") }
    compared.names = (base.names, head.names)
    compared.compare(base.findings, head.findings)
    compared.isReplayed = true
    return compared
  }

  private func walk(
    _ base: any EventStream, _ head: any EventStream, _ result: Comparison,
    _ follow: (inout SideBySide) throws -> Void
  ) throws -> Comparison {
    var walk = SideBySide(
      RunSide(base, options), RunSide(head, options), result, tolerance: options.tolerance)
    try follow(&walk)
    return walk.result
  }
}

extension Device {
  fileprivate var text: String {
    words.isEmpty ? "iPhone" : words.joined(separator: ", ")
  }
}
