import SwivelQueries
import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText

/// A played scenario with what each of its steps came to, found out without any diff.
struct MarkedPlay {
  let play: Play
  /// The last event of each step.
  private(set) var lastEvents: [UInt64] = []
  /// The last event up to the end of each step that is no marker.
  private(set) var lastFacts: [UInt64] = []
  /// The windows' interfaces after each step, the oldest window first.
  private(set) var interfaces: [[InterfaceOrientationMask]] = []
  // The windows' interfaces after each event, and what UIKit ruled at it.
  private var interfacesByEvent: [[InterfaceOrientationMask]] = []
  private var rulingsByEvent: [[Ruling]] = []
  /// What is found, as text.
  let findings: [String]

  init(_ scenario: Scenario) {
    var interfaces: [[InterfaceOrientationMask]] = []
    var rulings: [[Ruling]] = []
    let run = ScenarioPlayer.play(scenario, detectors: Detector.all) { moment, replayer in
      rulings.append(Array(moment.rulings))
      let situation = replayer.situation
      interfaces.append(
        situation.facts.windows.existing
          .sorted { situation.facts.windows[$0].order < situation.facts.windows[$1].order }
          .map { situation.interface[$0] })
    }
    play = Play(run.events, run.vocabulary.names)
    findings = run.findings.map { $0.fingerprint(run.vocabulary.names) }
    (interfacesByEvent, rulingsByEvent) = (interfaces, rulings)
    let starts = run.events.filter(\.isMarker)
    for index in starts.indices {
      let next = index + 1 < starts.count ? starts[index + 1].sequence : UInt64(run.events.count)
      lastEvents.append(next - 1)
      let fact = run.events[..<Int(next)].last { !$0.isMarker }
      lastFacts.append(fact?.sequence ?? 0)
      self.interfaces.append(interfaces[Int(next) - 1])
    }
  }

  /// The windows' interfaces after an event, and what UIKit ruled up to it.
  func until(
    _ sequence: UInt64
  ) -> (interfaces: [InterfaceOrientationMask], rulings: [Ruling]) {
    (interfacesByEvent[Int(sequence)], rulingsByEvent[...Int(sequence)].flatMap { $0 })
  }

  /// The step that an event belongs to, from 0; -1 before the first one.
  func step(of sequence: UInt64) -> Int {
    lastEvents.firstIndex { sequence <= $0 }.map { index in
      index == 0 && sequence < setUpCount ? -1 : index
    } ?? lastEvents.count
  }

  private var setUpCount: UInt64 {
    play.events.first(where: \.isMarker)?.sequence ?? UInt64(play.events.count)
  }

  /// The canonical lines of the play without some of its events and without markers.
  func lines(without events: [DiffEvent]) -> [String] {
    let left = Set(events.map(\.sequence))
    var (identities, lines): (Identities, [String]) = (Identities(), [])
    for event in play.events {
      identities.begin(event.record, names: play.names)
      let subjects = identities.subjects(of: event.record)
      identities.end(event.record)
      guard !event.isMarker, !left.contains(event.sequence) else { continue }
      lines.append(CanonicalEvent(event.record, about: subjects, names: play.names).line)
    }
    return lines
  }

  /// The steps that both plays have.
  static func paired(
    _ mutation: Mutation, _ base: Self, _ head: Self
  ) -> [(base: Int, head: Int)] {
    let shift = mutation.mutated.steps.count - mutation.base.steps.count
    return base.lastEvents.indices.compactMap { index in
      guard case .step(let place) = mutation.place, shift != 0 else { return (index, index) }
      if index < place { return (index, index) }
      return shift < 0 && index == place ? nil : (index, index + shift)
    }.filter { $0.head < head.lastEvents.count }
  }
}

extension Comparison {
  /// New findings count up, fixed ones down.
  var findingKeys: [String: Int] {
    var balance: [String: Int] = [:]
    for finding in newFindings { balance[finding.fingerprint(names.head), default: 0] += 1 }
    for finding in fixedFindings { balance[finding.fingerprint(names.base), default: 0] -= 1 }
    return balance
  }

  /// The events of the cause, for people.
  var named: String {
    guard case .change(let change) = cause else { return String(describing: cause) }
    let (base, head) = (change.base.map(\.form.line), change.head.map(\.form.line))
    return "-\(base) +\(head)"
  }

  /// Whether an orientation is reported to differ where both runs have come to an event.
  func tells(of base: UInt64, _ head: UInt64) -> Bool {
    consequences.contains { consequence in
      guard case .orientation = consequence.effect else { return false }
      let (first, last) = (consequence.first, consequence.last)
      return first.base <= base && first.head <= head && base <= last.base && head <= last.head
    }
  }
}

extension Consequence {
  /// Whether both runs are as is reported, where it begins and where it ends.
  func isTrue(_ base: MarkedPlay, _ head: MarkedPlay) -> Bool {
    [first, last].allSatisfy { isTrue(at: $0, base, head) }
  }

  private func isTrue(at place: Place, _ base: MarkedPlay, _ head: MarkedPlay) -> Bool {
    let (base, head) = (base.until(place.base), head.until(place.head))
    switch effect {
    case .orientation(_, let was, let now):
      return zip(base.interfaces, head.interfaces).contains { $0 == was && $1 == now }
    case .exception(let was, let now):
      return was != now && base.rulings.has(\.exception, was) && head.rulings.has(\.exception, now)
    case .message(let was, let now):
      return was != now && base.rulings.has(\.message, was) && head.rulings.has(\.message, now)
    case .refusal(let was, let now):
      return was != now && base.rulings.has(\.isRequestDenied, was ? true : nil)
        && head.rulings.has(\.isRequestDenied, now ? true : nil)
    }
  }
}

extension [Ruling] {
  /// Whether one of them came to that; nothing is had by all.
  fileprivate func has<Value: Equatable>(_ value: (Ruling) -> Value?, _ wanted: Value?) -> Bool {
    wanted == nil || contains { value($0) == wanted }
  }
}
