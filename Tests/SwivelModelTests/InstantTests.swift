import SwivelModel
import Testing

struct InstantTests {
  private let early = Instant(rawValue: 5)
  private let late = Instant(rawValue: 1_005)

  @Test func `of two stated times it is known how far they are apart`() {
    #expect(late.isWithin(1_000, of: early) == true)
    #expect(late.isWithin(999, of: early) == false)
  }

  @Test func `of an assumed time it is not, though it is ordered and printed as any`() {
    #expect(late.assumed.isWithin(1_000, of: early) == nil)
    #expect(late.isWithin(1_000, of: early.assumed) == nil)
    #expect(late.assumed.isAssumed && !late.isAssumed)
    #expect(late.assumed == late && early.assumed < late)
    #expect(late.assumed.rawValue == 1_005)
    #expect(Set([late, late.assumed]).count == 1)
  }

  @Test func `no time is later than the latest`() {
    #expect(Instant(rawValue: .max) == .latest)
    #expect(!Instant(rawValue: .max).isAssumed)
  }
}
