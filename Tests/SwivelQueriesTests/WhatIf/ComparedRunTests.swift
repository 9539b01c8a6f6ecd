import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelFindings
@testable import SwivelQueries

struct ComparedRunTests {
  @Test(arguments: 0..<14 as Range<UInt64>)
  func `every event of the run is there once, beside what became of it`(seed: UInt64) throws {
    let run = Run(seed: seed, count: 600)
    let comparison = ComparedRun(
      try run.plan([.drop(100...199), .set(ChangeReader.system("12"))]))
    var (before, numbers): ([Event], [UInt64]) = ([], [])
    let look = { (step: ComparedRun.Step) in
      if let moment = step.before { before.append(moment.event) }
      numbers.append(step.event.sequence)
      #expect(step.fate != .dropped || step.after == nil)
      #expect((step.before == nil) == (step.fate == .declared))
    }
    for event in run.events { comparison.apply(.event(event), look) }
    comparison.finish(look)

    #expect(before == run.events)
    #expect(numbers == numbers.sorted())
  }

  private static func finding(
    _ id: Detector.ID, page: UInt16, _ sequence: UInt64, _ mask: InterfaceOrientationMask = .all
  ) -> Finding {
    Finding(
      id: id, severity: .warning, sequence: sequence, instant: .start, system: SystemVersion(0),
      window: WindowID(rawValue: 0),
      page: Finding.Party(ControllerID(rawValue: page), .undescribed), decider: nil,
      orientation: mask, allowed: .all, maskRole: .allowed, evidence: [], rules: [],
      cause: sequence)
  }

  @Test func `findings are fixed, kept or new, by what they are about`() {
    let (a, b) = (Self.finding("a", page: 1, 1), Self.finding("a", page: 2, 2))
    let (c, later) = (Self.finding("c", page: 1, 3), Self.finding("a", page: 1, 9, .portrait))

    let comparison = FindingComparison(before: [a, b], after: [c, later])

    #expect(comparison.fixed == [b])
    #expect(comparison.kept == [later])
    #expect(comparison.new == [c])
    #expect(comparison.remaining == [later, c])
  }

  @Test func `of several findings on a page, those that are alike belong together`() {
    let (left, right) = (
      Self.finding("a", page: 1, 1, .landscapeLeft), Self.finding("a", page: 1, 5, .landscapeRight)
    )

    #expect(FindingComparison(before: [left, right], after: [right]).fixed == [left])
    #expect(FindingComparison(before: [right], after: [left, right]).new.count == 1)
    #expect(FindingComparison(before: [left, left], after: [left]).fixed == [left])
  }

  @Test func `what would be found if UIKit deviated again is open`() {
    let (seen, derived) = (Self.finding("a", page: 1, 1), Self.finding("b", page: 1, 2))
    let before = [seen, derived]

    let comparison = FindingComparison(before: before, after: [], deviating: [seen])

    #expect(comparison.open == [seen])
    #expect(comparison.fixed == [derived])
    #expect(comparison.remaining == [seen])
    #expect(FindingComparison(before: before, after: before, deviating: [seen]).open.isEmpty)
    #expect(FindingComparison(before: before, after: []).open.isEmpty)
  }

  @Test(arguments: [true, false])
  func `what is gone at some of its events is not fixed`(isKept: Bool) {
    var (before, rest) = (Self.finding("a", page: 1, 1), Self.finding("a", page: 1, 5))
    before.repeats = [5, 9].map { .init(sequence: $0, instant: .start, cause: $0) }
    rest.repeats = [.init(sequence: 9, instant: .start, cause: 9)]

    let comparison = FindingComparison(
      before: [before], after: isKept ? [rest] : [], deviating: [rest])

    #expect(comparison.remaining == [isKept ? rest : before])
    #expect(comparison.cured(isKept ? rest : before) == [1])
    #expect(comparison.isGone(before))
    #expect(comparison.fixed.isEmpty)
  }

  @Test func `the cure of the previous page cures it`() throws {
    let run = try Run(scenario: "prev-page-turned-after-back")
    let found = run.findings.filter { $0.id == "back-navigation-rotated" }
    let finding = try #require(found.first)
    let page = try #require(finding.page)
    let name = page.name.flatMap { run.vocabulary.names[$0] } ?? "#\(page.id.rawValue)"
    var containers: [Change] = []
    for event in run.events {
      guard case .controller(.controller(let id, let kind, _)) = event.kind, kind.isContainer
      else { continue }
      containers.append(try .set("controller.#\(id.rawValue).forwards=leaf"))
    }

    let cured = try run.compared(
      with: containers + [
        .set("controller.\(name).supported=portrait"), .set(ChangeReader.system("12")),
      ])

    #expect(cured.findings.fixed.contains(finding))
    #expect(!cured.findings.remaining.contains { $0.id == finding.id })
  }
}
