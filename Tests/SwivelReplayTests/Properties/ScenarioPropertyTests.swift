import SwivelModel
import SwivelReplay
import SwivelQueries
import SwivelTestKit
import Testing

/// What holds for any app that does anything: 1,400 scenarios by chance, over all versions.
struct ScenarioPropertyTests {
  private static let batches = 0..<14 as Range<UInt64>

  private static func apps(_ batch: UInt64) -> [RandomScenario] {
    (0..<100).map { RandomScenario(seed: batch << 32 | $0) }
  }

  @Test(arguments: batches)
  func `a turn is into the mask, and against it only a rule that is named stays`(
    batch: UInt64
  ) throws {
    for app in Self.apps(batch) {
      _ = ScenarioPlayer.play(try app.scenario()) { moment, _ in
        for ruling in moment.rulings where ruling.isTurn {
          #expect(ruling.to.subtracting(ruling.from).isSubset(of: ruling.allowed), "\(app.steps)")
        }
        for ruling in moment.rulings where ruling.staysAgainstMasks {
          #expect(ruling.heldBy != nil, "\(app.steps) \(ruling)")
        }
      }
    }
  }

  @Test(arguments: batches)
  func `what no rule gives a reason for stays as it is, on both paths`(batch: UInt64) throws {
    for app in Self.apps(batch) {
      let events = ScenarioPlayer.play(try app.scenario()).events
      var (fast, explaining) = (Replayer(), Replayer())
      for event in events {
        let (moment, reasons) = explaining.explain(event)
        #expect(fast.apply(event).rulings == moment.rulings)
        for (ruling, reasons) in zip(moment.rulings, reasons) where ruling.isTurn {
          #expect(reasons.contains { $0.before.to != $0.after.to })
        }
        guard moment.rulings.isEmpty, moment.sighting == nil else { continue }
        #expect(fast.situation.interface == explaining.situation.interface)
      }
      #expect(fast.situation == explaining.situation)
    }
  }

  @Test(arguments: batches)
  func `playing twice, and continuing from anywhere, come to the same`(batch: UInt64) throws {
    for app in Self.apps(batch) {
      let events = ScenarioPlayer.play(try app.scenario()).events
      #expect(ScenarioPlayer.play(try app.scenario()).events == events)
      var whole = Replayer()
      let split = Int(batch) * 7 % events.count
      for event in events[..<split] { _ = whole.apply(event) }
      var resumed = try #require(Replayer.resumed(whole.checkpoint))
      for event in events[split...] {
        #expect(whole.apply(event).rulings == resumed.apply(event).rulings)
      }
      #expect(whole.situation == resumed.situation)
    }
  }

  @Test(arguments: batches)
  func `with left and right exchanged everything is as in a mirror`(batch: UInt64) throws {
    for app in Self.apps(batch) {
      let run = ScenarioPlayer.play(try app.scenario())
      let mirrored = ScenarioPlayer.play(try app.mirrored())
      #expect(run.steps.count == mirrored.steps.count, "\(app.steps)")
      for (index, (step, other)) in zip(run.steps, mirrored.steps).enumerated() {
        #expect(step.interface == other.interface.mirrored, "step \(index + 1) of \(app.steps)")
        #expect(step.exception == other.exception && step.error == other.error)
        #expect(step.statusBar == other.statusBar.mirrored)
      }
      #expect(run.effectiveMask == mirrored.effectiveMask.mirrored)
    }
  }

  @Test(arguments: batches)
  func `another window changes nothing in this one, unless a rule looks at both`(
    batch: UInt64
  ) throws {
    for app in Self.apps(batch) {
      let place = Int(batch) % app.steps.count
      var steps = app.steps
      steps.insert(Self.window(isHidden: batch % 2 == 0), at: place)
      let alone = ActedRules(try app.scenario())
      let beside = ActedRules(try app.scenario(steps: steps))
      var outcomes = beside.run.steps.map(\.interface)
      guard outcomes.count > place else { continue }
      outcomes.remove(at: place)
      guard outcomes != Array(alone.run.steps.map(\.interface).prefix(outcomes.count)) else {
        continue
      }
      #expect(!beside.rules.isDisjoint(with: Self.rulesOfWindows), "\(steps)")
    }
  }

  private static func window(isHidden: Bool) -> String {
    #"{"op": "addWindow", "id": "second", "root": "overlay", "hidden": \#(isHidden), "level": 2000}"#
  }

  private static let rulesOfWindows: Set<RuleID> = [
    .hiddenRootAsked, .statusBarOfTopWindow, .statusBarOfMainWindow,
  ]
}

/// A run, and the rules that acted in it.
private struct ActedRules {
  let run: ScenarioRun
  private(set) var rules: Set<RuleID> = []

  init(_ scenario: Scenario) {
    run = ScenarioPlayer.play(scenario)
    var replayer = Replayer()
    for event in run.events {
      for reasons in replayer.explain(event).reasons { rules.formUnion(reasons.map(\.rule)) }
    }
  }
}

extension Ruling {
  /// Whether the interface stays in an orientation that is not allowed, though another one would
  /// be.
  fileprivate var staysAgainstMasks: Bool {
    readsMasks && trigger != .setStatusBarOrientation && exception == nil && !isTurn
      && !from.isSubset(of: allowed) && !allowed.isEmpty && from.only != nil
  }
}

extension InterfaceOrientationMask {
  fileprivate var mirrored: Self {
    var mirrored = subtracting(.landscape)
    if contains(.landscapeLeft) { mirrored.insert(.landscapeRight) }
    if contains(.landscapeRight) { mirrored.insert(.landscapeLeft) }
    return mirrored
  }
}
