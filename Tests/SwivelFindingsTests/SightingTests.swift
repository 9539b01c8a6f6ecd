import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

/// A portrait page that comes back on screen, and the orientation it is seen in: with the cure
/// built that the findings recommend, so that some versions model a turn back.
struct SightingTests {
  static let versions = [6, 9, 12, 13, 15, 16, 26]
  static let delays: [Int64] = [-1_000, 1_000, 33_000, 300_000]

  @Test(arguments: PageReturn.Way.allCases, versions)
  func `a page seen rotated after the one over it has gone is found, once`(
    way: PageReturn.Way, version: Int
  ) {
    for delay in Self.delays {
      let run = PageReturn(way, on: version, seen: [(delay, .landscapeRight)])
      let mistakes = Diagnosis.of(Examination(run.events).findings)

      #expect(mistakes.count == 1)
      #expect(Set(Examination(run.events).ids) == way.findings, "\(delay)")
      #expect(mistakes.first?.root.basis.isObserved == true)
    }
  }

  @Test(arguments: PageReturn.Way.allCases, versions)
  func `a page that rotates back soon after is no finding`(way: PageReturn.Way, version: Int) {
    for delay in Self.delays {
      for later: Int64 in [1_000, 33_000, 300_000] {
        let seen = [(delay, InterfaceOrientation.landscapeRight), (delay + later, .portrait)]
        let run = PageReturn(way, on: version, seen: seen)

        #expect(Examination(run.events).findings == [], "\(delay) \(later)")
      }
    }
  }

  @Test func `what was predicted instead is said, with its rule`() throws {
    let run = PageReturn(.pop, on: 15, seen: [(33_000, .landscapeRight)])
    let finding = try #require(Examination(run.events).findings.first)

    #expect(finding.basis.instead?.orientation == .portrait)
    #expect(finding.basis.instead?.rule == .popAsksPage)
    #expect(finding.evidence.count == 3)
  }

  @Test func `without a sighting a disputed rule loses to what was seen before`() throws {
    let run = PageReturn(.pop, on: 15, seen: [])
    let finding = try #require(Examination(run.events).findings.first)

    #expect(finding.id == "back-navigation-rotated")
    guard case .unchanged(let since, let instead?) = finding.basis else {
      Issue.record("it rests on \(finding.basis)")
      return
    }
    #expect(since == run.lastSightingBefore)
    #expect(instead.rule == .popAsksPage)
  }

  @Test func `a sighting long after says nothing of a transition, unless nothing has changed`() {
    let late = PageReturn(.dismissal, on: 15, seen: [(5_000_000, .landscapeRight)])
    let other = PageReturn(.dismissal, on: 15, seen: [(5_000_000, .landscapeLeft)])

    #expect(Examination(late.events).ids == ["dismissal-rotated"])
    #expect(Examination(other.events).ids == ["unexplained-rotation"])
  }

  @Test(arguments: PageReturn.Way.allCases, [Int64(300_000), 10_000_000])
  func `what was seen stays found when the user turns the device later`(
    way: PageReturn.Way, later: Int64
  ) {
    for version in Self.versions {
      let run = PageReturn(
        way, on: version, seen: [(33_000, .landscapeRight), (later, .portrait)],
        turned: (later + 8_000, .portrait))

      #expect(Set(Examination(run.events).ids) == way.findings, "\(version)")
    }
  }

  @Test func `a rotation of the device that follows at once explains what was seen`() {
    let run = PageReturn(
      .pop, on: 15, seen: [(100_000, .portrait), (300_000, .landscapeLeft)],
      allows: .allButUpsideDown, turned: (310_000, .landscapeRight))

    #expect(Examination(run.events).findings == [])
  }
}

extension Basis {
  fileprivate var isObserved: Bool {
    if case .observed = self { true } else { false }
  }
}
