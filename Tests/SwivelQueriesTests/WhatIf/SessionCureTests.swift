import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelQueries

/// What is suggested about sessions as people record them: the calls and masks that the advice
/// names, at the place that it names, after which a replay does not have the finding.
struct SessionCureTests {
  private static func run(_ session: String) throws -> Run {
    try Run(example: "../Tests/SwivelFindingsTests/Sessions/" + session)
  }

  /// What is suggested for a finding of a session, where it began or where it appeared.
  private static func suggestion(
    _ id: Detector.ID, in run: Run
  ) throws -> (finding: Finding, suggestion: Suggestion?) {
    let finding = try #require(run.findings.first { $0.id == id })
    let tried = TriedRun(run.events.map(TraceItem.event), run.vocabulary)
    return (finding, tried.cure(for: finding)?.suggestion)
  }

  @Test(arguments: [
    (
      "mask-not-read-before-a-request", "request-refused",
      [#"12:{"kind":"needsUpdate","controller":1}"#]
    ),
    (
      "request-above-a-portrait-modal", "empty-intersection",
      ["controller.Page2.supported=portrait,landscapeLeft,landscapeRight"]
    ),
    (
      "app-lock-of-a-cover", "lock-outlives-page",
      [
        #"19:{"kind":"appMask","mask":["portrait"]}"#,
        #"19:{"kind":"needsUpdate","controller":1}"#,
      ]
    ),
    (
      "app-lock-set-back-unread", "lock-outlives-page",
      [#"29:{"kind":"needsUpdate","controller":1}"#]
    ),
    (
      "viewer-leaves-the-app-unlocked", "lock-outlives-page",
      [#"18:{"kind":"appMask","mask":["portrait"]}"#]
    ),
    (
      "lock-of-the-root-outlives-a-tab", "lock-outlives-page",
      [
        #"23:{"kind":"supported","controller":1,"mask":["portrait"]}"#,
        #"23:{"kind":"needsUpdate","controller":1}"#,
      ]
    ),
    (
      "lock-released-with-an-update", "force-ineffective",
      [
        #"27:{"kind":"needsUpdate","controller":1}"#,
        #"27:{"kind":"geometryRequest","scene":1,"mask":["portrait"]}"#,
      ]
    ),
    (
      "logged-lock-stays", "lock-outlives-page",
      [
        #"27:{"kind":"appMask","mask":["portrait"]}"#,
        #"27:{"kind":"needsUpdate","controller":1}"#,
      ]
    ),
    (
      "request-during-a-pop", "back-navigation-rotated",
      [
        #"25:{"kind":"needsUpdate","controller":1}"#,
        #"25:{"kind":"geometryRequest","scene":1,"mask":["portrait"]}"#,
      ]
    ),
    (
      "landscape-page-pushed-in-a-portrait-app", "pushed-page-not-rotated",
      [
        "app.plist=portrait,landscapeLeft,landscapeRight",
        #"14:{"kind":"needsUpdate","controller":1}"#,
        #"14:{"kind":"geometryRequest","scene":1,"mask":["landscapeLeft","landscapeRight"]}"#,
      ]
    ),
    (
      "cover-dismissed-held-upright", "dismissal-rotated",
      [
        #"17:{"kind":"needsUpdate","controller":1}"#,
        #"17:{"kind":"geometryRequest","scene":1,"mask":["portrait"]}"#,
      ]
    ),
    (
      "pad-with-four-orientations", "ipad-masks-not-consulted",
      ["controller.Page1.prefersLock=true"]
    ),
    ("pad-app-locked-to-portrait", "ipad-masks-not-consulted", ["app.requiresFullScreen=true"]),
    (
      "mask-of-tabs-in-a-panel", "container-ignores-child",
      ["controller.PanelController.forwards=selected"]
    ),
    (
      "scene-lock-outlives-its-page", "lock-outlives-page",
      [
        #"26:{"kind":"sceneMask","mask":["portrait"]}"#,
        #"26:{"kind":"needsUpdate","controller":1}"#,
      ]
    ),
  ])
  func `a suggestion is what the advice says, and fixes the finding`(
    session: String, id: String, changes: [String]
  ) throws {
    let run = try Self.run(session)
    let (finding, suggestion) = try Self.suggestion(Detector.ID(rawValue: id), in: run)

    let found = try #require(suggestion)
    #expect(found.declarations + found.insertions == changes)
    #expect(try run.compared(with: found.changes()).findings.fixed.contains(finding))
  }

  @Test(arguments: ["side-copied-from-the-device", "side-swapped-after-a-push"])
  func `a wrong side of landscape is exchanged wherever the app names it`(session: String) throws {
    let run = try Self.run(session)
    let (finding, suggestion) = try Self.suggestion("left-right-swapped", in: run)

    let found = try #require(suggestion)
    #expect(found.drops.count == found.insertions.count)
    #expect(try run.compared(with: found.changes()).findings.fixed.contains(finding))
  }

  @Test func `the mask of a page of the system is not changed`() throws {
    let run = try Self.run("system-camera-in-portrait")
    let found = try Self.suggestion("modal-forced-portrait", in: run).suggestion

    #expect(found?.declarations.contains { $0.contains("UIImagePicker") } != true)
  }

  @Test func `no call helps where UIKit does not ask`() throws {
    let run = try Self.run("request-in-a-windowed-scene")

    #expect(try Self.suggestion("request-refused", in: run).suggestion == nil)
  }

  @Test(arguments: [
    ("inner-display-asks-nobody", true), ("resized-scene-asks-nobody", false),
  ])
  func `a lock is suggested where it would hold`(scenario: String, holds: Bool) throws {
    let run = try Run(scenario: scenario)
    let suggestion = try Self.suggestion("masks-are-a-preference", in: run).suggestion

    #expect((suggestion?.declarations.first?.hasSuffix("prefersLock=true") == true) == holds)
    #expect((suggestion != nil) == holds)
  }

  @Test func `a change that only ends what was observed fixes nothing`() throws {
    let run = try Self.run("mask-not-read-before-a-request")
    let comparison = try run.compared(with: [.set("controller.Nav.forwards=top")])

    #expect(comparison.findings.fixed.isEmpty)
    #expect(comparison.findings.open.map(\.id) == ["request-refused", "force-ineffective"])
  }

  @Test func `what the rules have carried out before proves no later request`() throws {
    let run = try Self.run("request-during-a-pop")
    let request = #"{"kind":"geometryRequest","scene":1,"mask":["portrait"]}"#
    let comparison = try run.compared(
      with: [.drop(23...23), .insert(Insertion(before: 25, request))])

    #expect(comparison.findings.fixed.isEmpty)
    #expect(comparison.findings.unproven.map(\.id) == ["back-navigation-rotated"])
  }

  @Test func `a call without an effect fixes nothing`() throws {
    let run = try Self.run("mask-not-read-before-a-request")
    let request = #"{"kind":"geometryRequest","scene":1,"mask":["portraitUpsideDown"]}"#
    let comparison = try run.compared(with: [.insert(Insertion(before: 12, request))])

    #expect(comparison.findings.fixed.isEmpty)
  }

  @Test func `what is observed at the place of a request comes before it`() throws {
    let run = try Self.run("request-during-a-pop")
    let request = #"{"kind":"geometryRequest","scene":1,"mask":["portrait"]}"#
    let replay = try run.changed(by: [.insert(Insertion(before: 25, request))])

    #expect(replay.outcomes.last?.fate == .inserted)
    #expect(replay.outcomes.last?.event.sequence == 26)
    #expect(replay.outcomes.last?.event.instant == run.events[25].instant)
  }
}
