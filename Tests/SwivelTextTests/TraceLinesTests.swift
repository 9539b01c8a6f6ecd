import SwivelModel
import SwivelText
import Testing

struct TraceLinesTests {
  @Test func `events have the lines of their numbers, unless some are missing`() {
    var lines = TraceLines()
    for sequence in [5, 6, 7] as [UInt64] { lines.take(event(sequence)) }
    lines.take(.loss(Loss(count: 92, reason: .disk)))
    for sequence in [100, 101] as [UInt64] { lines.take(event(sequence)) }

    #expect([5, 6, 7, 100, 101].map { lines[$0] } == [2, 3, 4, 6, 7])
    #expect([0, 1, 9].map { TraceLines()[$0] } == [2, 3, 11])
  }

  @Test func `numbers of any size, and very many of them, are no trouble`() {
    var lines = TraceLines()
    for sequence in 0..<70_000 as Range<UInt64> { lines.take(event(sequence * 2)) }
    lines.take(event(.max))

    #expect(lines[2_000] == 1_002)
    #expect(lines[.max] > 0)
  }

  private func event(_ sequence: UInt64) -> TraceItem {
    .event(Event(sequence: sequence, instant: .start, .session(.phase(phase: .active))))
  }
}
