import SwivelQueries
import SwivelReports

extension PlotOptions {
  // A plot replays both runs once more, which takes longer than their comparison.
  private static let diffLimit = 100_000

  /// The lines of two runs that differ; none if they are the same, or were only read.
  func plot(_ comparison: Comparison, _ base: RunFile, _ head: RunFile) throws -> [StyledLine] {
    let hasRoom = width != nil || Terminal.width.map { $0 >= RunPlot.widths.lowerBound } ?? true
    let count = max(comparison.eventCounts.base, comparison.eventCounts.head)
    guard plot ?? (hasRoom && count <= Self.diffLimit), comparison.isReplayed,
      comparison.isDifferent
    else { return [] }
    let (base, head) = (try base.outline(), try head.outline())
    return draws([base, head]) ? DiffPlot(base, head, comparison, width: columns).lines : []
  }
}

extension RunFile {
  /// What the time line of the run shows.
  fileprivate func outline() throws -> RunOutline {
    var outline = RunOutline(path)
    let stream = try stream()
    try outline.apply(stream)
    outline.finish(stream.names, isWhole: !hasLoss)
    return outline
  }
}
