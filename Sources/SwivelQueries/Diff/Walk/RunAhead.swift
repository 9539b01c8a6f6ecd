import Dispatch
import SwivelFindings
import SwivelModel
import SwivelText

/// Reads a run ahead of its comparison on a thread of its own, some thousand events at a time.
final class RunAhead {
  // Enough that handing over does not count, and little enough to stay near the processor.
  private static let batchCount = 4_096

  private let stream: any EventStream
  private var follower: RunFollower
  // What was read at once, and how much of it was taken in.
  private var events: ContiguousArray<Event> = []
  private var position = 0
  private var hasEnded = false
  private var next: Result<RunBatch, any Error> = .success(RunBatch(isLast: true))
  private let queue = DispatchQueue(label: "swivel.diff.run")
  private let making = DispatchGroup()

  /// Begins to read.
  init(_ stream: any EventStream, _ follower: RunFollower) {
    (self.stream, self.follower) = (stream, follower)
    makeNext()
  }

  /// What was found in what was read.
  var findings: [Finding] {
    wait()
    return follower.findings
  }

  /// The lines of the events in what was read.
  var lines: TraceLines {
    wait()
    return follower.lines
  }

  /// The words that the entries so far need.
  var names: NameTable {
    wait()
    return stream.names
  }

  /// The next batch; meanwhile the one behind it is made.
  ///
  /// - Throws: What the stream throws.
  func takeBatch() throws -> RunBatch {
    wait()
    let batch = try next.get()
    if !batch.isLast { makeNext() }
    return batch
  }

  /// Waits until nothing is read any more.
  func wait() {
    making.wait()
  }

  private func makeNext() {
    // Safe: until it is made, nobody else touches what belongs to the run; all who do wait first.
    nonisolated(unsafe) let run = self
    queue.async(group: making) { run.next = Result { try run.makeBatch() } }
  }

  private func makeBatch() throws -> RunBatch {
    // The batch that was taken is given back, unless somebody keeps it.
    next = .success(RunBatch())
    var batch = RunBatch()
    batch.passages.reserveCapacity(Self.batchCount + 1)
    while batch.passages.count < Self.batchCount, !hasEnded { try readOn(into: &batch) }
    if hasEnded {
      batch.end = follower.takeTurn(into: &batch)
      follower.finish()
    }
    (batch.isLast, batch.names) = (hasEnded, stream.names)
    return batch
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
