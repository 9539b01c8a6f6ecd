import SwivelModel

/// How many events the blocks of a log brought, or told as lost, up to each of their tail marks.
///
/// A recorder notes in its hot file how far the log is once a block is written. If it dies in
/// between, the log is further than the hot file says: by how much is needed to count what is in
/// neither.
package struct SealedTally: Sendable {
  private struct Point {
    /// `nil` for a block that took over no hot file, and for the end of a log.
    let mark: TailMark?
    let total: UInt64
  }

  // More blocks are not written between two notes.
  private static let limit = 16

  private var total: UInt64 = 0
  private var points: [Point] = []
  private var lastMark: TailMark?
  private var hasForgotten = false

  /// Makes the tally of a log without blocks.
  package init() {}

  /// Takes note of the events of a block, and of the last mark so far.
  mutating func note(eventCount: Int, _ mark: TailMark?) {
    total = total.addingClamped(UInt64(eventCount))
    append(mark == lastMark ? nil : mark)
    lastMark = mark
  }

  /// Takes note of events that are told as lost.
  mutating func note(lostCount: UInt64) {
    total = total.addingClamped(lostCount)
  }

  /// Takes note of an orderly end, behind which somebody else may go on.
  mutating func noteEnd() {
    append(nil)
  }

  private mutating func append(_ mark: TailMark?) {
    points.append(Point(mark: mark, total: total))
    guard points.count > Self.limit else { return }
    points.removeFirst()
    hasForgotten = true
  }

  /// How many came behind the last block that took over a hot file up to a slot at most; if there
  /// is none, behind what somebody else wrote.
  ///
  /// - Returns: `nil` if that is too long ago.
  func count(behind slot: UInt64, of generation: UInt32) -> UInt64? {
    var others: UInt64?
    for point in points.reversed() {
      guard let mark = point.mark else {
        others = others ?? point.total
        continue
      }
      guard mark.generation == generation else { return total - (others ?? point.total) }
      guard mark.nextSlot > slot else { return total - point.total }
      others = nil
    }
    return hasForgotten ? nil : total - (others ?? 0)
  }

  /// The tally of a log that goes on in a file behind others.
  package func continued(by next: Self) -> Self {
    var sum = next
    sum.total = total.addingClamped(next.total)
    sum.points = next.points.map { Point(mark: $0.mark, total: total.addingClamped($0.total)) }
    guard !next.hasForgotten else { return sum }
    (sum.points, sum.hasForgotten) = (points + sum.points, hasForgotten)
    return sum
  }
}
