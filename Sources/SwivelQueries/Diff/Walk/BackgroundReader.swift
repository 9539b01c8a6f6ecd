import Dispatch
import SwivelFindings
import SwivelModel
import SwivelText

/// Reads a run ahead of its comparison on a separate thread, several thousand events at a time.
final class BackgroundReader {
  // Large enough to hide the cost of synchronization, and small enough for the cache.
  private static let batchCount = 4_096

  private let stream: any EventStream
  private var follower: BatchMaker
  // The events that were read at once, and the number of those already applied.
  private var events: ContiguousArray<Event> = []
  private var position = 0
  private var hasEnded = false
  private var next: Result<EventBatch, any Error> = .success(EventBatch(isLast: true))
  private let queue = DispatchQueue(label: "swivel.diff.run")
  private let making = DispatchGroup()

  init(_ stream: any EventStream, _ follower: BatchMaker) {
    (self.stream, self.follower) = (stream, follower)
    makeNext()
  }

  var findings: [Finding] {
    wait()
    return follower.findings
  }

  var lines: TraceLines {
    wait()
    return follower.lines
  }

  var names: NameTable {
    wait()
    return stream.names
  }

  /// The next batch; the one after it is read meanwhile.
  func takeBatch() throws -> EventBatch {
    wait()
    let batch = try next.get()
    if !batch.isLast { makeNext() }
    return batch
  }

  /// Waits until reading has stopped.
  func wait() {
    making.wait()
  }

  private func makeNext() {
    // Safe: until the batch is ready, no other code accesses the run's state; all users wait first.
    nonisolated(unsafe) let run = self
    queue.async(group: making) { run.next = Result { try run.makeBatch() } }
  }

  private func makeBatch() throws -> EventBatch {
    // The previous batch is released here, unless it is retained elsewhere.
    next = .success(EventBatch())
    var batch = EventBatch()
    batch.passages.reserveCapacity(Self.batchCount + 1)
    while batch.passages.count < Self.batchCount, !hasEnded { try readOn(into: &batch) }
    if hasEnded {
      batch.end = follower.takeTurn(into: &batch)
      follower.finish()
    }
    (batch.isLast, batch.names) = (hasEnded, stream.names)
    return batch
  }

  private func readOn(into batch: inout EventBatch) throws {
    guard position < events.count else { return try readPart(into: &batch) }
    let end = min(events.count, position + Self.batchCount - batch.passages.count)
    follower.take(events[position..<end], stream.names, into: &batch)
    position = end
  }

  private func readPart(into batch: inout EventBatch) throws {
    // Released first, so that the reader reuses the same buffer.
    (events, position) = ([], 0)
    switch try stream.nextPart() {
    case nil: hasEnded = true
    case .item(let item): follower.take(item, stream.names, into: &batch)
    case .events(let events): self.events = events
    }
  }
}
