import SwivelFindings
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelQueries

struct DropAndInsertTests {
  private static func run(_ count: Int) -> Run {
    Run(
      EventList.of(
        (0..<count).map { .device(.deviceTurned(to: $0.isMultiple(of: 2) ? .portrait : .faceUp)) }))
  }

  @Test func `events are dropped by number`() throws {
    let replay = try Self.run(6).changed(by: [.drop(1...2), .drop(4...4)])

    #expect(replay.events.map(\.sequence) == [0, 3, 5])
    #expect(replay.count(.dropped) == 3)
    #expect(replay.counterfactual.hasChanged)
  }

  @Test(arguments: 0..<14 as Range<UInt64>)
  func `of nothing, nothing is found`(seed: UInt64) throws {
    let run = Run(seed: seed, count: 800)
    let comparison = try run.compared(with: [.drop(0...799)])

    #expect(!run.findings.isEmpty)
    #expect(comparison.findings.fixed.count == run.findings.count)
    #expect(comparison.findings.remaining.isEmpty)
  }

  @Test func `events are inserted before others, and after the last`() throws {
    let lock = #"{"kind":"rotationLock","on":true}"#
    let note = #"{"kind":"marker","name":"here"}"#
    let replay = try Self.run(3).changed(by: [
      .insert(Insertion(before: 3, note)), .insert(Insertion(before: 1, lock)),
      .insert(Insertion(before: 1, note)), .insert(Insertion(before: 0, note)),
    ])

    let fates = replay.outcomes.map(\.fate)
    #expect(
      fates == [.inserted, .kept, .inserted, .inserted, .kept, .kept, .inserted])
    #expect(replay.events.map(\.sequence) == [0, 0, 1, 1, 1, 2, 3])
    #expect(replay.events.map(\.instant.rawValue) == [0, 0, 1_000, 1_000, 1_000, 2_000, 2_000])
    #expect(replay.kinds[2] == .device(.rotationLock(on: true)))
  }

  @Test func `names of inserted events are known`() throws {
    var run = Self.run(2)
    run.vocabulary.names = NameTable("Known")
    let line = { (name: String) in
      #"{"kind":"controller","controller":7,"type":"plain","name":"\#(name)"}"#
    }
    let plan = try run.plan([
      .insert(Insertion(before: 1, line("Known"))), .insert(Insertion(before: 2, line("New"))),
    ])

    let replay = Replay(run.events.map(TraceItem.event), plan)

    let names = replay.kinds.compactMap { kind -> NameID? in
      if case .controller(.controller(_, _, let name)) = kind { name } else { nil }
    }
    #expect(names.first == NameID(rawValue: 0))
    #expect(names.map { plan.vocabulary.names[$0] } == ["Known", "New"])
  }

  @Test func `a cause is reported by the number of its event`() throws {
    let line = #"{"kind":"attemptRotation","cause":1}"#
    let replay = try Self.run(4).changed(by: [.insert(Insertion(before: 3, line))])

    #expect(replay.kinds[3] == .request(.attemptRotation(cause: Cause(rawValue: 2))))
  }

  @Test(arguments: [Change.drop(9...12), .drop(4...4)])
  func `an event that is not there is refused`(change: Change) {
    let error = #expect(throws: ChangeError.self) { try Self.run(4).changed(by: [change]) }

    #expect(error?.description.contains("the events of this trace are numbered 0 to 3") == true)
  }

  @Test func `an event cannot be inserted where there is none`() {
    let insertion = Insertion(before: 5, #"{"kind":"systemAlertShown"}"#)

    #expect(throws: ChangeError.self) { try Self.run(4).changed(by: [.insert(insertion)]) }
  }

  @Test func `events that were picked have numbers and causes of their own`() {
    var events = EventList.of([
      .device(.deviceTurned(to: .portrait)), .device(.deviceTurned(to: .faceUp)),
      .request(.attemptRotation(cause: Cause(rawValue: 1))),
      .request(.attemptRotation(cause: Cause(rawValue: 3))),
      .request(.attemptRotation(cause: Cause(rawValue: 70))),
    ])
    events.remove(at: 1)
    let inserted = Event(
      sequence: 2, instant: .start, .request(.attemptRotation(cause: Cause(rawValue: 2))))
    events.insert(inserted, at: 1)

    let renumbered = Renumbering.renumbered(events, in: Vocabulary())

    #expect(renumbered.map(\.sequence) == [0, 1, 2, 3, 4])
    let causes = renumbered.dropFirst().map { event -> UInt32? in
      if case .request(.attemptRotation(let cause)) = event.kind { cause?.rawValue } else { nil }
    }
    #expect(causes == [1, nil, 3, nil])
  }

  @Test func `a cause is reported anew also in a kind that only the log describes`() {
    var vocabulary = Vocabulary()
    vocabulary.define(
      EventSchema(code: 126, name: "newer", fields: [.init("cause", .cause.optional)]))
    var events = EventList.of((0..<4).map { _ in .device(.deviceTurned(to: .portrait)) })
    events[3].record = Record(code: 126, 4)
    events.remove(at: 1)

    let renumbered = Renumbering.renumbered(events, in: vocabulary)

    #expect(renumbered.last?.record == Record(code: 126, 3))
  }

  @Test(arguments: [(0, 6), (5, 9), (6, 6), (7, 9), (0, .max)] as [(UInt64, UInt64)])
  func `a range that ends behind the trace is refused`(first: UInt64, last: UInt64) {
    #expect(throws: ChangeError.self) { try Self.run(6).changed(by: [.drop(first...last)]) }
  }
}
