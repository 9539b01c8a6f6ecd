import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog
@testable import SwivelRecorder

struct LongHotFileTests {
  @Test(arguments: [1, 100_000])
  func `bytes behind the longest hot file are ignored`(count: Int) throws {
    try withFolder { folder in
      let path = folder.path("a.swivel.hot")
      let journal = try #require(try Journal.taking(path, Journal.Plan()))
      journal.append(0..<3)

      let longer = try folder.bytes("a.swivel.hot") + [UInt8](repeating: 7, count: count)
      let copy = try folder.write(longer, to: "b.swivel.hot")

      let tail = try #require(try HotTail(path: copy))
      #expect(tail.harvest(after: .start).entries.map { $0.record[0] } == [0, 1, 2])
    }
  }
}
