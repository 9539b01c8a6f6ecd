import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

struct HostileReplayTests {
  @Test(arguments: 0..<14 as Range<UInt64>)
  func `any sequence of events is replayed, and twice comes to the same`(seed: UInt64) {
    let events = RandomEvents(seed: seed, count: 4_000).running(RandomEvents.system(of: seed))
    var (first, second) = (Replayer(), Replayer())

    for event in events {
      let (one, other) = (first.apply(event), second.apply(event))
      #expect(one.rulings == other.rulings)
      #expect(first.situation.callbacks(of: one) == second.situation.callbacks(of: other))
    }

    #expect(first.situation == second.situation)
  }

  @Test(arguments: RuleID.allCases)
  func `no rule is needed for a replay to come to an end`(rule: RuleID) {
    var replayer = Replayer(rulebook: .uikit.without(rule))
    var rulingCount = 0

    let seed = UInt64(rule.rawValue)
    let version = SystemVersion(UInt16(rule.rule.versions.first))
    for event in RandomEvents(seed: seed, count: 1_500).running(version) {
      rulingCount += replayer.apply(event).rulings.count
    }

    #expect(rulingCount > 0)
  }

  @Test func `a replay without any rule rotates nothing`() {
    var replayer = Replayer(rulebook: Rulebook(rules: []))

    for event in RandomEvents(seed: 7, count: 4_000).running(SystemVersion(12)) {
      let moment = replayer.apply(event)
      #expect(moment.rulings.allSatisfy { !$0.isTurn && $0.exception == nil })
    }
  }

  @Test func `not all of very many pages that must agree are named`() {
    let (tabs, window) = (ControllerID(rawValue: 0), WindowID(rawValue: 0))
    var kinds: [Event.Kind] = [.session(.systemVersion(version: SystemVersion(5)))]
    for handle in 0..<2_600 as Range<UInt16> {
      let isContainer = handle <= 50
      kinds.append(
        .controller(
          .controller(
            controller: ControllerID(rawValue: handle), type: isContainer ? .tab : .plain,
            name: nil)))
      guard handle > 0 else { continue }
      let parent = isContainer ? tabs : ControllerID(rawValue: handle % 50 + 1)
      kinds.append(
        .hierarchy(.childAdded(parent: parent, child: ControllerID(rawValue: handle))))
    }
    kinds += [
      .window(.windowAdded(window: window, scene: .init(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: tabs)),
    ]
    var replayer = Replayer()
    for event in EventList.of(kinds) { _ = replayer.apply(event) }

    let consulted = replayer.situation.consulted(by: replayer.inspect(window))

    #expect(consulted.count > 900 && consulted.count <= Situation.maximumQuestions)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `reading the gates of a window changes nothing`(seed: UInt64) {
    var replayer = Replayer()
    let events = RandomEvents(seed: seed, count: 500).running(RandomEvents.system(of: seed))
    for event in events { _ = replayer.apply(event) }
    let before = replayer.situation

    for window in 0..<4 as Range<UInt8> {
      let ruling = replayer.inspect(WindowID(rawValue: window))
      #expect(!ruling.isTurn && ruling.exception == nil)
    }

    #expect(replayer.situation == before)
  }
}
