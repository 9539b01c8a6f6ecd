import SwivelTestKit
import Testing

@testable import SwivelLog

struct GapScaleTests {
  @Test func `every gap that is coded is read again`() {
    var random = SplitMix64(seed: 5)
    for precision in 0...GapScale.maximumPrecision {
      for _ in 0..<100 {
        let middle = Self.gap(using: &random)
        let scale = GapScale(around: middle, precision: precision)
        let others: [UInt64] = [0, 1, 2, 3, middle / 2, Self.gap(using: &random), (1 << 63) - 1]
        for gap in [middle] + others {
          let coded = scale.encode(gap)
          let read = scale.gap(coded.byte)
          let below: UInt64 = gap & ((1 << UInt64(coded.bitCount)) - 1)
          #expect(read?.bitCount == coded.bitCount)
          #expect(read?.highest == gap - below)
        }
      }
    }
  }

  @Test func `the gap that a scale is made around is coded by 0`() {
    var random = SplitMix64(seed: 6)
    for precision in 0...GapScale.maximumPrecision {
      for _ in 0..<50 {
        let gap = Self.gap(using: &random)
        #expect(GapScale(around: gap, precision: precision).encode(gap).byte == 0)
      }
    }
  }

  @Test func `a byte beyond the greatest gap has no meaning`() {
    let greatest = GapScale(base: 0, precision: 6, firstClass: 3_711)
    let lengths = GapScale()

    #expect(greatest.gap(64)?.bitCount == 56)
    #expect(greatest.gap(65) == nil)
    #expect(lengths.gap(63)?.bitCount == 62)
    #expect(lengths.gap(64) == nil)
    #expect(lengths.gap(255) == nil)
  }

  @Test func `the closer together gaps lie, the more of their bits are coded with them`() {
    var random = SplitMix64(seed: 7)
    var samples = GapSamples()
    for (code, spread) in [(1, 1), (2, 50), (3, 150), (4, 350)] as [(UInt8, UInt64)] {
      for place in 0..<200 {
        // One gap in five is of another sort.
        let usual = UInt64.random(in: 1_000 - spread...1_000 + spread, using: &random)
        samples.add(place.isMultiple(of: 5) ? 7 : usual, code: code)
      }
    }

    let precisions = (1...4).map { samples.scale(of: $0).precision }
    #expect(precisions == precisions.sorted(by: >))
    #expect(precisions.first == GapScale.maximumPrecision)
    #expect(Set(precisions).count == 4)
    #expect(samples.scale(of: 9).precision == 0)
  }

  private static func gap(using random: inout SplitMix64) -> UInt64 {
    UInt64.random(in: 0..<(1 << UInt64.random(in: 0...63, using: &random)), using: &random)
  }
}
