import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText
@testable import SwivelQueries
import SwivelTestKit

/// Events with their words, about which something is asked.
struct Run {
  var events: [Event]
  var vocabulary = Vocabulary()

  init(_ events: [Event], _ names: NameTable = NameTable()) {
    self.events = events
    vocabulary.names = names
  }

  /// A scenario of the project, played.
  init(scenario id: String) throws {
    let run = ScenarioPlayer.play(try ProjectScenarios.named(id))
    (events, vocabulary) = (run.events, run.vocabulary)
  }

  /// The example of a detector.
  init(example: String) throws {
    let run = try ExampleRun(example)
    (events, vocabulary) = (run.events, run.vocabulary)
  }

  /// Lines of events.
  init(text: String) throws {
    var reader = EventTextReader()
    events = []
    for line in text.split(separator: "\n") {
      if case .event(let event)? = try reader.read(line: ArraySlice(line.utf8)) {
        events.append(event)
      }
    }
    vocabulary = reader.vocabulary
  }

  /// Events that mean nothing, on a version that there was.
  init(seed: UInt64, count: Int) {
    let random = RandomEvents(seed: seed, count: count)
    self.init(random.running(RandomEvents.system(of: seed)), random.names)
  }

  /// Fits changes to the run.
  func plan(_ changes: [Change]) throws(ChangeError) -> ChangePlan {
    var survey = Survey(changes)
    for event in events { survey.apply(.event(event), vocabulary.names) }
    return try survey.plan(vocabulary)
  }

  /// Replays the run with changes.
  func changed(by changes: [Change]) throws(ChangeError) -> Replay {
    Replay(events.map(TraceItem.event), try plan(changes))
  }

  /// Compares the run with what it would have been.
  func compared(with changes: [Change]) throws(ChangeError) -> ComparedRun {
    let comparison = ComparedRun(try plan(changes))
    for event in events { comparison.apply(.event(event)) { _ in } }
    comparison.finish { _ in }
    return comparison
  }

  /// What is found in the run as it is.
  var findings: [Finding] { Self.findings(events) }

  static func findings(_ events: [Event]) -> [Finding] {
    var analysis = Analysis()
    for event in events { analysis.apply(event) }
    analysis.finish()
    return analysis.findings
  }
}

/// What a counterfactual made of a run.
struct Replay {
  private(set) var outcomes: [Counterfactual.Outcome] = []
  private(set) var findings: [Finding] = []
  let counterfactual: Counterfactual

  init(_ items: [TraceItem], _ plan: ChangePlan) {
    let counterfactual = Counterfactual(plan)
    var outcomes: [Counterfactual.Outcome] = []
    let look = { (outcome: Counterfactual.Outcome) in outcomes.append(outcome) }
    for item in items { counterfactual.apply(item, look) }
    counterfactual.finish(look)
    (self.outcomes, findings) = (outcomes, counterfactual.analysis.findings)
    self.counterfactual = counterfactual
  }

  /// The events as they would have been.
  var events: [Event] { outcomes.compactMap { $0.moment?.event } }
  /// What happens, without numbers and times.
  var kinds: [Event.Kind] { events.map(\.kind) }
  /// What UIKit decided.
  var rulings: [Moment.Rulings] { outcomes.compactMap { $0.moment?.rulings } }
  /// The facts in the end.
  var facts: SceneState { counterfactual.replayer.situation.facts }

  func count(_ fate: Counterfactual.Fate) -> Int { outcomes.filter { $0.fate == fate }.count }
}

extension NameTable {
  /// A table of names, whose handles count from 0.
  init(_ names: String...) {
    self.init()
    for name in names { _ = intern(name) }
  }
}

extension Change {
  static func set(_ text: String) throws(ChangeError) -> Self {
    .set(try ChangeReader.declaration(text))
  }
}
