import SwivelModel

/// The number of events that a log's blocks delivered or reported as lost, up to each of their tail
/// marks.
///
/// A recorder notes its progress in its hot file after a block is written. If it dies in between,
/// the log is ahead of the hot file; the difference is needed to count what is in neither.
package struct SealedTally: Sendable {
  private struct Point {
    /// `nil` for a block that absorbed no hot file, and for the end of a log.
    let mark: TailMark?
    let total: UInt64
  }

  // At most this many blocks are written between two notes.
  private static let limit = 16

  private var total: UInt64 = 0
  private var points: [Point] = []
  private var lastMark: TailMark?
  private var hasForgotten = false

  /// Makes the tally of a log without blocks.
  package init() {}

  /// Counts the events of a block, with the last mark so far.
  mutating func note(eventCount: Int, _ mark: TailMark?) {
    total = total.addingClamped(UInt64(eventCount))
    append(mark == lastMark ? nil : mark)
    lastMark = mark
  }

  /// Counts events that were reported as lost.
  mutating func note(lostCount: UInt64) {
    total = total.addingClamped(lostCount)
  }

  /// Records the end mark, after which another writer may continue.
  mutating func noteEnd() {
    append(nil)
  }

  private mutating func append(_ mark: TailMark?) {
    points.append(Point(mark: mark, total: total))
    guard points.count > Self.limit else { return }
    points.removeFirst()
    hasForgotten = true
  }

  /// The number of events after the last block that absorbed a hot file up to a slot at most;
  /// without one, after what another writer wrote.
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

  /// The tally of a log that continues in another file.
  package func continued(by next: Self) -> Self {
    var sum = next
    sum.total = total.addingClamped(next.total)
    sum.points = next.points.map { Point(mark: $0.mark, total: total.addingClamped($0.total)) }
    guard !next.hasForgotten else { return sum }
    (sum.points, sum.hasForgotten) = (points + sum.points, hasForgotten)
    return sum
  }
}
