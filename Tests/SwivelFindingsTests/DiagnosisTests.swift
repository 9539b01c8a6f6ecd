import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelTestKit
import Testing

struct DiagnosisTests {
  @Test func `what follows from a mistake is reported under it`() throws {
    let findings = try Examination(example: "video-left-turned").findings
    let diagnoses = Diagnosis.of(findings)

    #expect(diagnoses.map(\.root.id.rawValue) == ["dismissal-rotated"])
    #expect(diagnoses.first?.consequences.map(\.id.rawValue) == ["video-exit-rotated"])
  }

  @Test(arguments: ProjectScenarios.ids)
  func `every finding is reported once, be it as a root or as a consequence`(id: String) throws {
    let findings = Examination(try ProjectScenarios.named(id)).findings
    let told = Diagnosis.of(findings).flatMap { [$0.root] + $0.consequences }

    #expect(told.count == findings.count)
    #expect(Set(told) == Set(findings))
  }

  @Test(arguments: 0..<14 as Range<UInt64>)
  func `any findings come to an end, in the order of their roots`(seed: UInt64) {
    let events = RandomEvents(seed: seed, count: 3_000).running(RandomEvents.system(of: seed))
    let findings = Examination(events).findings
    let diagnoses = Diagnosis.of(findings)

    #expect(diagnoses.map { 1 + $0.consequences.count }.reduce(0, +) == findings.count)
    let places = diagnoses.compactMap { findings.firstIndex(of: $0.root) }
    #expect(places == places.sorted())
  }

  @Test func `no problem is in the end its own cause`() {
    for detector in Detector.all {
      var (reached, open) = (Set<Detector.ID>(), causes(of: detector.id))
      while let next = open.popLast() {
        guard reached.insert(next).inserted else { continue }
        open += causes(of: next)
      }
      #expect(!reached.contains(detector.id))
    }
  }

  /// The causes of a problem, apart from those that it may cause itself: there, the earlier leads.
  private func causes(of id: Detector.ID) -> [Detector.ID] {
    (Detector.named(id)?.consequenceOf ?? []).filter { cause in
      !(Detector.named(cause)?.consequenceOf.contains(id) ?? false)
    }
  }

  @Test func `a cause is something that can be found`() {
    let ids = Set(Detector.all.map(\.id))

    #expect(Detector.all.flatMap(\.consequenceOf).allSatisfy(ids.contains))
  }

  @Test func `a mask that stays overlooked has what comes of it later under it`() {
    let (nav, page) = (ControllerID(rawValue: 0), ControllerID(rawValue: 1))
    let (window, scene) = (WindowID(rawValue: 0), SceneID(rawValue: 0))
    let findings = Examination([
      .session(.systemVersion(version: SystemVersion(16))),
      .controller(.controller(controller: nav, type: .navigation, name: nil)),
      .controller(.controller(controller: page, type: .plain, name: nil)),
      .controller(.supported(controller: page, mask: .portraitUpsideDown)),
      .controller(.supported(controller: nav, mask: .portrait)),
      .hierarchy(.childAdded(parent: nav, child: page)),
      .app(.appMask(mask: .all)),
      .session(.device(model: .homeButton, identifier: nil)),
      .window(.windowAdded(window: window, scene: scene, level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: nav)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      .device(.deviceTurned(to: .portraitUpsideDown)),
      .request(.geometryRequest(scene: scene, mask: .landscape, cause: nil)),
    ]).findings

    let diagnoses = Diagnosis.of(findings)

    #expect(diagnoses.map(\.root.id.rawValue) == ["container-ignores-child"])
    #expect(diagnoses.first?.consequences.map(\.id.rawValue) == ["request-refused"])
  }
}
