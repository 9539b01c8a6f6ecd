import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelTestKit
import SwivelTrace
import Testing

@testable import SwivelQueries

struct MinimizerTests {
  @Test(arguments: Detector.all.map(\.id))
  func `what is left of a loud example shows the finding, and needs each of its events`(
    id: Detector.ID
  ) throws {
    let detector = try #require(Detector.named(id))
    let run = try Run(example: detector.loudExample)
    let finding = try #require(run.findings.first { $0.id == id })

    let result = try #require(
      Minimizer.minimize(run.events, in: run.vocabulary, showing: FindingSubject(finding)))

    #expect(result.isMinimal)
    #expect(result.events.count < run.events.count)
    Self.expectMinimal(result.events, finding)
  }

  @Test(arguments: 0..<14 as Range<UInt64>)
  func `what is left of any run shows the finding, and needs each of its events`(
    seed: UInt64
  ) throws {
    let run = Run(seed: seed, count: 600)
    var seen: Set<Detector.ID> = []
    for finding in run.findings where seen.insert(finding.id).inserted {
      let subject = FindingSubject(finding)

      let result = try #require(
        Minimizer.minimize(run.events, in: run.vocabulary, showing: subject))

      #expect(result.isMinimal)
      #expect(result.originalCount == 600)
      Self.expectMinimal(result.events, finding)
    }
    #expect(!seen.isEmpty)
  }

  @Test func `the limit of replays holds also where a run has very many findings`() throws {
    let run = Run(EventList.of(ManyPages.of(count: 400)))
    let findings = run.findings
    let finding = try #require(findings.last { $0.id == "container-ignores-child" })
    #expect(findings.count > 400)

    let result = Minimizer.minimize(
      run.events, in: run.vocabulary, showing: FindingSubject(finding), replayLimit: 2)

    #expect(result?.replayCount == 2)
    #expect(result?.isMinimal == false)
  }

  @Test func `a finding that a later sighting takes back is not shown`() throws {
    let run = try Run(example: "./previous-page")
    let finding = try #require(run.findings.first)
    var events = run.events
    for index in events.indices where events[index].sequence == 31 {
      events[index].record.replace(1, by: UInt32(InterfaceOrientation.portrait.rawValue))
    }
    let subject = FindingSubject(finding)

    #expect(finding.id == "back-navigation-rotated")
    #expect(Minimizer.minimize(run.events, in: run.vocabulary, showing: subject) != nil)
    #expect(Minimizer.minimize(events, in: run.vocabulary, showing: subject) == nil)
  }

  private static func expectMinimal(_ events: [Event], _ finding: Finding) {
    let subject = FindingSubject(finding)
    #expect(shows(events, subject))
    #expect(events.map(\.sequence) == (0..<UInt64(events.count)).map { $0 })
    for index in events.indices {
      var fewer = events
      fewer.remove(at: index)
      fewer = Renumbering.renumbered(fewer, in: Vocabulary())
      // Fewer events may still show a contradiction, but of other rules or masks.
      let left = Run.findings(fewer).first { FindingSubject($0) == subject }
      #expect([finding, left].contains { $0?.basis.instead != nil } || left == nil)
    }
  }

  @Test func `what contradicts the rules keeps the transition and the masks that decided`() throws {
    let run = try Run(example: "./previous-page")
    // Long after the pop, the page is seen in portrait.
    var events = run.events.filter { $0.sequence < 32 }
    var late = try #require(events.last)
    (late.sequence, late.instant) = (32, Instant(rawValue: 19_000_000))
    late.record.replace(1, by: UInt32(InterfaceOrientation.portrait.rawValue))
    events.append(late)
    let id: Detector.ID = "unexplained-rotation"
    let finding = try #require(Run.findings(events).first { $0.id == id })

    let result = try #require(
      Minimizer.minimize(events, in: run.vocabulary, showing: FindingSubject(finding)))

    let shown = try #require(Run.findings(result.events).first { $0.id == id })
    #expect(finding.rules == [.popStays])
    #expect(shown.rules == finding.rules)
    #expect(shown.basis.instead == finding.basis.instead)
    #expect(shown.allowed == finding.allowed)
    let families = Set(result.events.compactMap(\.record.family))
    #expect(families.isSuperset(of: [.session, .controller, .window, .navigation, .observation]))
  }

  private static func shows(_ events: [Event], _ subject: FindingSubject) -> Bool {
    Run.findings(events).contains { FindingSubject($0) == subject }
  }

  @Test func `what the events do not show cannot be minimized`() throws {
    let run = try Run(scenario: "prev-page-turned-after-back")
    let finding = try #require(run.findings.first)

    #expect(
      Minimizer.minimize([], in: run.vocabulary, showing: .init(finding)) == nil)
  }

  @Test(arguments: [1, 2, 5, 9]) func `the best so far is reported when the replays are used up`(
    limit: Int
  ) throws {
    let run = Run(seed: 3, count: 1_000)
    let finding = try #require(run.findings.last)
    let subject = FindingSubject(finding)

    let result = try #require(
      Minimizer.minimize(run.events, in: run.vocabulary, showing: subject, replayLimit: limit))

    #expect(!result.isMinimal)
    #expect(result.replayCount == limit)
    #expect(Self.shows(result.events, subject))
  }

  @Test func `what is left reads back from its log as the same`() throws {
    let run = try Run(scenario: "prev-page-turned-after-back")
    let finding = try #require(run.findings.first)
    let subject = FindingSubject(finding)
    let result = try #require(Minimizer.minimize(run.events, in: run.vocabulary, showing: subject))
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("minimized.swivel")
    var header = TraceHeader()
    _ = header.set(.app, to: "com.example.app")

    try LogWriter.write(
      result.events, vocabulary: run.vocabulary,
      header: EventFile.header(of: header, source: "test", hasEnvironmentChanged: true), to: path)
    let read = try EventFile.judge(path)

    #expect(read.findings.map(\.sequence) == Run.findings(result.events).map(\.sequence))
    #expect(read.findings.map(\.id) == [finding.id])
    #expect(throws: LogError.self) {
      try LogWriter.write([], vocabulary: run.vocabulary, header: header, to: path)
    }
    #expect(throws: TraceError.self) { try EventFile.judge(path + "-missing") }
  }
}
