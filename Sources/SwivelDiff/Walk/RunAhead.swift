import SwivelFindings
import SwivelModel

/// Reads a run ahead of its comparison, some thousand events at a time, so that two can do so at once.
final class RunAhead {
  // Enough that beginning two threads does not count, and little enough to stay near the processor.
  private static let batchCount = 4_096

  private let stream: any EventStream
  private var follower: RunFollower
  // What was read at once, and how much of it was taken in.
  private var events: ContiguousArray<Event> = []
  private var position = 0
  private var batch: RunBatch?
  private var hasEnded = false

  init(_ stream: any EventStream, _ follower: RunFollower) {
    (self.stream, self.follower) = (stream, follower)
  }

  /// The words that the entries so far need.
  var names: NameTable { stream.names }

  /// What was found in what was read.
  var findings: [Finding] { follower.findings }

  /// Whether the next batch is there.
  var isReady: Bool { batch != nil }

  /// Reads the next batch, unless it is there.
  func prepare() throws {
    guard batch == nil else { return }
    var next = RunBatch()
    next.passages.reserveCapacity(Self.batchCount + 1)
    while next.passages.count < Self.batchCount, !hasEnded { try readOn(into: &next) }
    if hasEnded { next.end = follower.takeTurn(into: &next) }
    next.isLast = hasEnded
    batch = next
  }

  /// The next batch, which is there; nothing behind the last one.
  func takeBatch() -> RunBatch {
    defer { batch = nil }
    return batch ?? RunBatch(isLast: true)
  }

  private func readOn(into batch: inout RunBatch) throws {
    guard position < events.count else { return try readPart(into: &batch) }
    let end = min(events.count, position + Self.batchCount - batch.passages.count)
    follower.take(events[position..<end], stream.names, into: &batch)
    position = end
  }

  private func readPart(into batch: inout RunBatch) throws {
    // Given back first, so that the reader fills the same room again.
    (events, position) = ([], 0)
    switch try stream.nextPart() {
    case nil: hasEnded = true
    case .item(let item): follower.take(item, stream.names, into: &batch)
    case .events(let events): self.events = events
    }
  }
}
