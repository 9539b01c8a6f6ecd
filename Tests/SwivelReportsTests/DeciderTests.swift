import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTestKit
import Testing

struct DeciderTests {
  private static let deciders: [(scenario: String, words: String, key: String)] = [
    ("plist-limits-the-page", "[Info.plist allows P]", "app"),
    ("app-lock-is-set-back", "[app delegate allows P]", "app"),
    ("scene-delegate-replaces-plist", "[scene delegate allows P]", "app"),
    ("faceid-never-upside-down", "[device allows P LL LR]", "device"),
    ("nav-forwards-topvc", "[A allows P]", "controller"),
    ("ipad-three-orientations-asked", "[A allows P]", "controller"),
    ("ofs-all-over-portrait", "[M allows P, limited by the page below]", "controller"),
  ]

  @Test(arguments: deciders) func `a turn that was held shows whose mask stood in its way`(
    scenario: String, words: String, key: String
  ) throws {
    let run = try ExampleRun(scenario)
    var (replayer, lines, keys) = (Replayer(), [String](), [String]())
    for event in run.events {
      let moment = replayer.apply(event)
      guard moment.rulings.contains(where: { $0.heldBy == .intersection }) else { continue }
      lines += Names(replayer.situation, run.vocabulary.names).lines(of: moment)
      keys += moment.rulings.compactMap { $0.decider.map { String(describing: $0) } }
    }

    let line = try #require(lines.first)
    let outcome = "is predicted to stay in portrait \(words)"
    #expect(line.contains("\(outcome); trigger: the device rotates to"))
    #expect(keys.first?.hasPrefix(key) == true)
  }

  @Test func `a rotation shows the mask that excluded the earlier orientation`() throws {
    let run = try ExampleRun("video-exit-bounces")
    var (replayer, lines) = (Replayer(), [String]())
    for event in run.events {
      let moment = replayer.apply(event)
      lines += Names(replayer.situation, run.vocabulary.names).lines(of: moment)
    }

    let line = try #require(
      lines.last { $0.contains("predicted to rotate landscapeRight → portrait") })
    #expect(line.contains("[Info.plist allows P]"))
  }

  @Test(arguments: ProjectScenarios.ids)
  func `who is said to have held a turn does not allow it`(scenario: String) throws {
    let run = try ExampleRun(scenario)
    var replayer = Replayer()
    for event in run.events {
      for ruling in replayer.apply(event).rulings where ruling.heldBy == .intersection {
        guard let wanted = ruling.wanted, let decider = ruling.decider else { continue }
        let others = [ruling.deviceMask, ruling.appMask, ruling.controllerMask]
        #expect(others.contains { !$0.allows(wanted) })
        #expect(!ruling.mask(of: decider).allows(wanted), "event \(event.sequence)")
      }
    }
  }
}
