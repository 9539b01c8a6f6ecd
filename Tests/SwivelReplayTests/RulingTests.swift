import SwivelModel
import SwivelReplay
import SwivelQueries
import SwivelTestKit
import Testing

/// What holds for every ruling, whatever happened.
struct RulingTests {
  @Test(arguments: ProjectScenarios.ids)
  func `the rulings of a scenario hold together`(id: String) throws {
    check(ScenarioPlayer.play(try ProjectScenarios.named(id)).events)
  }

  @Test(arguments: 98..<126 as Range<UInt64>)
  func `the rulings on events that mean nothing hold together`(seed: UInt64) {
    let events = RandomEvents(seed: seed, count: 3_000)

    #expect(check(events.running(RandomEvents.system(of: seed))) > 100)
  }

  @discardableResult
  private func check(_ events: [Event]) -> Int {
    var replayer = Replayer()
    var rulingCount = 0
    for event in events {
      let moment = replayer.apply(event)
      let session = replayer.situation.facts.session
      for ruling in moment.rulings { check(ruling, in: session) }
      rulingCount += moment.rulings.count
    }
    return rulingCount
  }

  private func check(_ ruling: Ruling, in session: SessionState) {
    // Whatever the interface may newly be rotated to is allowed; or it is as the launch screen was,
    // or in portrait because the phone is mirrored.
    let isAsLaunched =
      ruling.trigger == .launch && (!ruling.turns || ruling.allowed.isEmpty)
      && ruling.to == ruling.launchScreen
    let mirrored: InterfaceOrientationMask = session.windowing == .mirrored ? .portrait : []
    let isAllowed = ruling.to.subtracting(ruling.from.union(mirrored)).isSubset(of: ruling.allowed)
    #expect(isAllowed || isAsLaunched, "\(ruling)")
    // What ends the app, is refused or put off rotates nothing.
    let isHalted = ruling.exception != nil || ruling.isRequestDenied || ruling.isDeferred
    #expect(!isHalted || !ruling.isTurn, "\(ruling)")
    // A rule for which the interface stays is named only where it stays.
    #expect(ruling.heldBy == nil || !ruling.isTurn, "\(ruling)")
    // The interface bounces on the way to somewhere else only.
    #expect(!ruling.bounces || ruling.isTurn, "\(ruling)")
    guard staysAgainstMasks(ruling), isKnown(ruling.trigger, in: session) else { return }
    #expect(ruling.heldBy != nil, "\(ruling)")
  }

  /// Whether the interface stays in an orientation that is not allowed, though another one would
  /// be.
  ///
  /// The status bar is set by itself, and leaves the interface alone without a reason.
  private func staysAgainstMasks(_ ruling: Ruling) -> Bool {
    ruling.readsMasks && ruling.trigger != .setStatusBarOrientation
      && ruling.exception == nil && !ruling.isTurn
      && !ruling.from.isSubset(of: ruling.allowed) && !ruling.allowed.isEmpty
      && ruling.from.only != nil
  }

  /// What a version does not have does nothing there, for no rule's reason.
  private func isKnown(_ trigger: Trigger, in session: SessionState) -> Bool {
    switch trigger {
    case .needsUpdate, .geometryRequest: session.system.major >= 16
    case .attempt: session.system.major >= 5
    case .environmentChange: session.system.major >= 27 && session.device.idiom == .phone
    default: true
    }
  }
}
