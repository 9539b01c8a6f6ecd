import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

/// Hot files of earlier versions, of which no recorder makes any more.
struct EarlierHotFileTests {
  private static let file = "\(FormatCase.folder)/1.2-recorded/crashed-file.swivel"
  private static let folder = "\(FormatCase.folder)/1.2-recorded/crashed-folder"

  @Test func `the events of a file that lost some are found, and the lost ones counted`() throws {
    let hot = try #require(EarlierHotFile(bytes: Traces.bytes(of: Self.file + ".hot")))
    let harvest = try harvest(hot, behind: [Self.file])

    #expect(harvest.entries.count == 1_129)
    #expect(harvest.lostCount == 591)
    #expect(harvest.holeCount == 0)
    #expect(harvest.nextSlot == hot.nextSlot)
    let longest = harvest.entries.max { $0.slotCount < $1.slotCount }
    #expect(longest?.names.first?.hasPrefix("note 646: Zoë long long ") == true)
    #expect(longest?.slotCount == 10)
  }

  @Test func `the events of a folder follow those of its last segment`() throws {
    let hot = try #require(EarlierHotFile(bytes: Traces.bytes(of: Self.folder + ".swivel.hot")))
    let paths = [1, 2].map { "\(Self.folder).00000\($0).swivel" }
    let harvest = try harvest(hot, behind: paths)

    #expect(harvest.entries.count == 60)
    #expect(harvest.lostCount + harvest.holeCount == 0)
    #expect(harvest.entries[1].record == Record(code: 0x7E, 1, 51, 51 &* 0x9E37_79B1, 0, 70_000, 1))
  }

  @Test(arguments: ["1.1/crashed", "1.2/ring-long", "1.2-recorded/crashed-file"])
  func `a file that is cut, or continues, is none`(name: String) throws {
    let bytes = try Traces.bytes(of: "\(FormatCase.folder)/\(name).swivel.hot")
    #expect(EarlierHotFile(bytes: bytes) != nil)
    for length in [0, 7, 4_095, 4_096, bytes.count - 1] {
      #expect(EarlierHotFile(bytes: Array(bytes.prefix(length))) == nil)
    }
    #expect(EarlierHotFile(bytes: bytes + [0]) == nil)
  }

  @Test(arguments: 0..<20)
  func `whatever is in a file, it has no more than its slots`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let name = seed % 2 == 0 ? "1.2-recorded/crashed-file" : "1.1/crashed"
    let original = try Traces.bytes(of: "\(FormatCase.folder)/\(name).swivel.hot")
    for _ in 0..<10 {
      var bytes = original
      for _ in 0..<(1 << Int.random(in: 0...12, using: &random)) {
        let place = Int.random(in: 80..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      guard let hot = EarlierHotFile(bytes: bytes) else { continue }
      let harvest = hot.harvest(from: 0, behind: SealedTally(), isLive: seed % 3 == 0)
      #expect(harvest.entries.count <= 2_048)
      #expect(harvest.lostCount <= hot.nextSlot)
    }
  }

  @Test func `a count of lost events that no recorder reaches is held to the slots`() throws {
    var bytes = try Traces.bytes(of: Self.file + ".hot")
    bytes.replaceSubrange(272..<280, with: [UInt8](repeating: 0xFF, count: 8))
    let hot = try #require(EarlierHotFile(bytes: bytes))

    #expect(try harvest(hot, behind: [Self.file]).lostCount == hot.nextSlot)
  }

  private func harvest(
    _ hot: EarlierHotFile, behind paths: [String]
  ) throws -> EarlierHotFile.Harvest {
    var (tally, mark) = (SealedTally(), TailMark?.none)
    for path in paths {
      let reader = try LogReader(source: FileSource(path: Traces.path(path)), mode: .salvage)
      while try reader.nextSection() != nil {}
      let end = reader.hotEnd
      (tally, mark) = (tally.continued(by: end.tally), end.mark ?? mark)
    }
    #expect(mark?.generation == hot.generation)
    return hot.harvest(from: mark?.nextSlot ?? 0, behind: tally, isLive: false)
  }
}
