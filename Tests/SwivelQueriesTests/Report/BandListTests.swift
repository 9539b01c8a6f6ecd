import SwivelModel
import SwivelQueries
import Testing

struct BandListTests {
  private static func list(_ count: UInt64, limit: Int) -> BandList<BandChoice<UInt64>> {
    var list = BandList<BandChoice<UInt64>>(limit: limit)
    for index in 0..<count { list.set(.one(index), at: Instant(rawValue: index * 10)) }
    return list
  }

  @Test func `a value lasts until another one`() {
    var list = BandList<BandChoice<Int>>(limit: 10)
    list.set(.one(1), at: Instant(rawValue: 5))
    list.set(.one(1), at: Instant(rawValue: 6))
    list.set(.one(2), at: Instant(rawValue: 9))

    #expect(list.bands.map(\.start.rawValue) == [5, 9])
    #expect(list.current == .one(2))
  }

  @Test func `of two values at one instant the last one counts`() {
    var list = BandList<BandChoice<Int>>(limit: 10)
    list.set(.one(1), at: Instant(rawValue: 5))
    list.set(.one(2), at: Instant(rawValue: 5))

    #expect(list.bands.map(\.value) == [.one(2)])
  }

  @Test func `there are never more bands than the limit, and merged ones say so`() {
    let list = Self.list(100_000, limit: 100)

    #expect(list.bands.count <= 100)
    #expect(list.resolution > 0)
    #expect(list.bands.contains { $0.value == .several })
    #expect(list.bands.first?.start.rawValue == 0)
  }

  @Test func `nothing is merged below the limit`() {
    let list = Self.list(100, limit: 100)

    #expect(list.bands.count == 100)
    #expect(list.resolution == 0)
  }
}
