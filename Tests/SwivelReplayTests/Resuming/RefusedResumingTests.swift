import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

struct RefusedResumingTests {
  @Test func `what another rulebook concluded is refused, and changes nothing`() {
    let stored = Self.replayer(seed: 1).checkpoint
    var replayer = Self.replayer(seed: 2)
    let before = replayer.situation

    let isResumed = replayer.resume(
      facts: stored.facts, conclusions: stored.conclusions, digest: stored.digest ^ 1)

    #expect(!isResumed)
    #expect(replayer.situation == before)
    #expect(Replayer.resumed(stored, rulebook: .uikit.without(.intersection)) == nil)
  }

  @Test func `facts alone are refused, unless they are asked for alone`() throws {
    var recorder = FactsCheckpoints()
    for event in Self.events(seed: 2) { recorder.apply(event) }
    var stored = recorder.checkpoint()

    #expect(Replayer.resumed(stored) == nil)
    stored.digest = Rulebook.uikit.digest
    #expect(Replayer.resumed(stored) == nil)
    let replayer = try #require(Replayer.resumed(facts: stored.facts))
    #expect(replayer.situation.facts == SceneState(archived: stored.facts))
  }

  @Test func `facts alone leave every window open, and say how the device is held`() throws {
    var replayer = Self.replayer(seed: 2)
    let window = WindowID(rawValue: 0)
    _ = replayer.apply(Self.event(.device(.rotationLock(on: false))))
    _ = replayer.apply(Self.event(.device(.deviceTurned(to: .landscapeLeft))))
    _ = replayer.apply(
      Self.event(.observation(.interfaceOrientation(window: window, orientation: .portrait))))

    let resumed = try #require(Replayer.resumed(facts: replayer.checkpoint.facts))

    #expect(resumed.situation.interface[window] == .all)
    #expect(resumed.situation.interface.statusBar == .all)
    #expect(resumed.situation.interface.device == .landscapeLeft)
    #expect(resumed.situation.interface.upright == .landscapeRight)
  }

  @Test(arguments: [5, 9, 13, 26] as [UInt16])
  func `the rules in force are those of the stored version`(major: UInt16) throws {
    let version = Self.event(.session(.systemVersion(version: SystemVersion(major))))
    var replayer = Replayer()
    _ = replayer.apply(version)
    let window = WindowID(rawValue: 0)

    let resumed = try #require(Replayer.resumed(facts: replayer.checkpoint.facts))

    #expect(resumed.inspect(window) == replayer.inspect(window))
    #expect(resumed.explainGates(of: window).reasons == replayer.explainGates(of: window).reasons)
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func `damaged bytes are refused, or a replay can continue from them`(seed: UInt64) {
    let stored = Self.replayer(seed: seed).checkpoint
    let events = RandomEvents(seed: seed + 50, count: 24).running(SystemVersion(12))

    for count in stored.conclusions.indices {
      let short = Array(stored.conclusions.prefix(count))
      #expect(Replayer.resumed((stored.facts, stored.digest, short)) == nil)
    }
    for conclusions in Self.changed(stored.conclusions) {
      Self.goOn((stored.facts, stored.digest, conclusions), events)
    }
    for facts in Self.changed(stored.facts) {
      Self.goOn((facts, stored.digest, stored.conclusions), events)
    }
  }

  private static func goOn(_ stored: StoredReplay, _ events: [Event]) {
    guard var replayer = Replayer.resumed(stored) else { return }
    for event in events { _ = replayer.situation.callbacks(of: replayer.apply(event)) }
  }

  /// The bytes with every single bit flipped.
  private static func changed(_ bytes: [UInt8]) -> some Sequence<[UInt8]> {
    bytes.indices.lazy.flatMap { offset in
      (0..<8 as Range<UInt8>).lazy.map { bit in
        var changed = bytes
        changed[offset] ^= 1 << bit
        return changed
      }
    }
  }

  private static func event(_ kind: Event.Kind) -> Event {
    Event(sequence: 0, instant: .start, kind)
  }

  private static func events(seed: UInt64) -> [Event] {
    RandomEvents(seed: seed, count: 600).running(RandomEvents.system(of: seed))
  }

  private static func replayer(seed: UInt64) -> Replayer {
    var replayer = Replayer()
    for event in events(seed: seed) { _ = replayer.apply(event) }
    return replayer
  }
}
