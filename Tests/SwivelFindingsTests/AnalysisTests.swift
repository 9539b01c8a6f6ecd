import SwivelModel
import SwivelReplay
import SwivelQueries
import SwivelTestKit
import Testing

@testable import SwivelFindings

struct AnalysisTests {
  @Test(arguments: 0..<28 as Range<UInt64>)
  func `any sequence of events is judged, and twice comes to the same`(seed: UInt64) {
    let events = RandomEvents(seed: seed, count: 3_000).running(RandomEvents.system(of: seed))
    let findings = judged(events)

    #expect(findings == judged(events))
    #expect(!findings.isEmpty)
  }

  @Test(arguments: Detector.all.map(\.id))
  func `the same problem on the same page is reported once`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))
    let events = try Examination(example: detector.loudExample).events
    let once = judged(events).filter { $0.id == id }

    // The same run once more in the same log: its windows go, handles are described anew, and names
    // are the same.
    let gone = events.compactMap { event -> Event? in
      guard case .window(.windowAdded(let window, _, _, _)) = event.kind else { return nil }
      return Event(sequence: 0, instant: event.instant, .window(.windowRemoved(window: window)))
    }
    let again = (gone + events).enumerated().map { index, event in
      Event(
        sequence: UInt64(events.count + index), instant: event.instant, record: event.record)
    }

    let twice = judged(events + again).filter { $0.id == id }
    #expect(!once.isEmpty)
    // The second run shows that the app did not end as predicted.
    let expected = once.map {
      $0.severity == .error && !$0.basis.isSeen ? $0.rated(.warning) : $0
    }
    #expect(twice.map(\.single) == expected)
  }

  @Test func `another page with the same problem is reported as well`() throws {
    let events = try Self.news()
    let findings = judged(events).filter { $0.id == "back-navigation-rotated" }

    #expect(findings.count == 2)
    #expect(Set(findings.map(\.page)).count == 2)
  }

  @Test func `nothing is found in no events`() {
    #expect(Analysis().findings == [])
    #expect(judged([]) == [])
  }

  /// Back from a rotatable page to a portrait one, and from there to another.
  private static func news() throws -> [Event] {
    let (stack, story) = (ControllerID(rawValue: 0), ControllerID(rawValue: 3))
    let (news, home) = (ControllerID(rawValue: 2), ControllerID(rawValue: 1))
    let window = WindowID(rawValue: 0)
    return EventList.of(
      [
        .session(.systemVersion(version: SystemVersion(7))),
        .controller(.controller(controller: stack, type: .navigation, name: nil)),
        .controller(.forwarding(controller: stack, to: .visible, hook: .override)),
        .controller(.supported(controller: home, mask: .portrait)),
        .controller(.supported(controller: news, mask: .portrait)),
        .hierarchy(.childAdded(parent: stack, child: home)),
        .hierarchy(.childAdded(parent: stack, child: news)),
        .hierarchy(.childAdded(parent: stack, child: story)),
        .window(.windowAdded(window: window, scene: .init(rawValue: 0), level: 0, hidden: false)),
        .window(.rootChanged(window: window, controller: stack)),
        .observation(.interfaceOrientation(window: window, orientation: .landscapeRight)),
      ]
        + [news, home].flatMap { page -> [Event.Kind] in
          [
            .navigation(
              .willShow(on: stack, controller: page, animated: true, interactive: false)),
            .navigation(.didShow(on: stack, controller: page)),
          ]
        })
  }

  private func judged(_ events: [Event]) -> [Finding] {
    var analysis = Analysis()
    for event in events { analysis.apply(event) }
    return analysis.findings
  }
}

extension Finding {
  /// The finding as if it appeared once.
  fileprivate var single: Self {
    var single = self
    (single.occurrenceCount, single.repeats) = (1, [])
    return single
  }
}
