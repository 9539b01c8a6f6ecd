import SwivelModel
import SwivelQueries
import Testing

@testable import SwivelReports

struct StaircaseTests {
  private static func page(_ number: UInt16) -> RunPage {
    RunPage(id: ControllerID(rawValue: number), name: nil, isPresented: false)
  }

  private static func flat(_ steps: [(from: UInt64, to: UInt64, pages: [UInt16])]) -> [Int64] {
    var staircase = Staircase()
    for (from, to, pages) in steps {
      staircase.add(.one(pages.map(page)), from, to) {
        Int($0.id.rawValue)
      } several: {
        99
      }
    }
    staircase.finish()
    return staircase.flat
  }

  @Test func `a page that stays is one band`() {
    #expect(Self.flat([(0, 5, [7]), (5, 9, [7])]) == [0, 9, 1, 7])
  }

  @Test func `a page is covered while another one is above it`() {
    let flat = Self.flat([(0, 5, [1]), (5, 8, [1, 2]), (8, 9, [1])])

    // Step to the start, length, twice the row with 1 on top, page.
    #expect(flat == [0, 5, 1, 1, 5, 3, 0, 1, 0, 3, 3, 2, 3, 1, 1, 1])
  }
}
