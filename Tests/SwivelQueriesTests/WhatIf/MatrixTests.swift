import SwivelFindings
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelQueries

struct MatrixTests {
  @Test(arguments: 0..<7 as Range<UInt64>)
  func `each cell finds what a replay of its own would`(seed: UInt64) throws {
    let run = Run(seed: seed, count: 500)
    var matrix = try Matrix(
      [MatrixDimension("ios=6,12,15.4,16"), MatrixDimension("device=iphone-faceid,ipad,iPad8,1")],
      run.plan([.drop(7...9)]))

    for event in run.events { matrix.apply(.event(event)) }
    matrix.finish()

    #expect(matrix.cells.count == 12)
    for cell in matrix.cells {
      let alone = try run.changed(by: [
        .drop(7...9), .set(ChangeReader.system(cell.values[0])),
        .set(ChangeReader.device(cell.values[1])),
      ])
      #expect(cell.run.findings == alone.findings)
    }
    #expect(Set(matrix.cells.map(\.values)).count == 12)
  }

  @Test func `a cell that is the run finds what a check does`() throws {
    let run = try Run(scenario: "prev-page-turned-after-back")
    let system = run.facts.session.system
    var matrix = try Matrix([MatrixDimension("ios=\(system),26")], run.plan([]))
    for event in run.events { matrix.apply(.event(event)) }
    matrix.finish()

    #expect(matrix.cells[0].run.findings == run.findings)
    #expect(matrix.cells.map(\.run.hasChanged) == [false, true])
  }

  private static let faulty = [
    "", "ios", "ios=", "=12", "os=12", "ios=x", "ios=12,,13", "device=ipd", "device=iPad8,x",
    "linked=-1",
  ]

  @Test(arguments: faulty) func `what is no dimension is refused`(text: String) {
    #expect(throws: ChangeError.self) { try MatrixDimension(text) }
  }

  @Test func `values are reported once`() throws {
    #expect(try MatrixDimension("ios=12,13,12").values == ["12", "13"])
    #expect(try MatrixDimension("device=ipad,iPhone14,5,ipad").values == ["ipad", "iPhone14,5"])
  }

  @Test func `too many combinations are refused`() throws {
    let versions = (0..<300).map { "12.\($0 / 20).\($0 % 20)" }.joined(separator: ",")
    let dimension = try MatrixDimension("ios=\(versions)")

    #expect(throws: ChangeError.tooManyCells(count: 300, limit: 256)) {
      try Matrix([dimension], .unchanged(Vocabulary()))
    }
    #expect(throws: ChangeError.self) {
      try Matrix(
        [MatrixDimension](repeating: try MatrixDimension("ios=2,3,4,5,6,7,8"), count: 40),
        .unchanged(Vocabulary()))
    }
  }
}
