import SwivelModel
import SwivelTestKit

@testable import SwivelLog

/// A log with checkpoints of the facts.
struct CheckpointedLog {
  let events: [Event]
  let names: NameTable
  private(set) var bytes: [UInt8] = []

  init(
    seed: UInt64 = 3, count: Int = 40_000, policy: LogWriter.Policy = .live, isFinished: Bool = true
  ) throws {
    let random = RandomEvents(seed: seed, count: count)
    (events, names) = (random.events, random.names)
    let sink = MemorySink()
    let writer = try LogWriter(
      header: .sample, policy: policy, sink: sink, checkpoints: FactsCheckpoints())
    var vocabulary = Vocabulary()
    vocabulary.names = names
    for event in events { try writer.append(event, vocabulary: vocabulary) }
    if isFinished { try writer.finish() } else { try writer.flush() }
    bytes = sink.bytes
  }

  /// Where the blocks of a section type begin.
  func offsets(of type: UInt8) throws -> [Int] {
    var blocks = BlockReader(source: MemorySource(bytes))
    var (offsets, offset) = ([Int](), 0)
    while case .block(let count) = try blocks.next() {
      if count > 0, blocks.payload[0] == type { offsets.append(offset) }
      offset = Int(blocks.offset)
    }
    return offsets
  }

  /// The log with the block at a place replaced by another of the same length or not.
  func replacing(blockAt offset: Int, by block: [UInt8]) -> [UInt8] {
    let length = Int(bytes[offset + 16]) | Int(bytes[offset + 17]) << 8
    return bytes[..<offset] + block + bytes[(offset + length + 1)...]
  }

  /// The facts before an event.
  func facts(before sequence: UInt64) -> SceneState {
    var state = SceneState()
    for event in events.prefix(Int(sequence)) { state.apply(event) }
    return state
  }
}

extension Checkpoint {
  var state: SceneState? { SceneState(archived: facts) }
}
