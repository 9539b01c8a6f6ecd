import SwivelModel
import Testing

/// A page is left in landscape for one that is for portrait alone, and the interface stays as it
/// is.
@MainActor
struct LeftInLandscapeTests {
  private static let leaving = ["pop", "dismiss"]

  @Test(arguments: Sample.leavingLandscape)
  func `an interface that stays is recorded when the page has gone, and once it has settled`(
    sample: Sample
  ) throws {
    let run = try SampleRun(sample, keepingInterfaceAt: Self.leaving)
    let kinds = run.recorded.events.map(\.kind)
    let end = try #require(kinds.lastIndex { $0.endsLeaving })

    #expect(kinds[..<end].contains { $0.beginsLeaving })
    #expect(kinds[(end + 1)...].compactMap(\.seen) == [.landscapeRight, .landscapeRight])
    #expect(kinds[end + 1].seen == .landscapeRight)
    #expect(run.truth.interface == .landscapeRight)
    #expect(run.recorded.interface == .landscapeRight)
  }

  @Test(arguments: Sample.leavingLandscape)
  func `an interface that rotates back is recorded as it is then, and once it has settled`(
    sample: Sample
  ) throws {
    let run = try SampleRun(sample)
    let kinds = run.recorded.events.map(\.kind)
    let end = try #require(kinds.lastIndex { $0.endsLeaving })

    #expect(kinds[end...].compactMap(\.seen).suffix(2) == [.portrait, .portrait])
    #expect(run.recorded.interface == .portrait)
  }

  @Test(arguments: Sample.leavingLandscape)
  func `an interface that stays is one mistake, and a way of leaving has its own`(
    sample: Sample
  ) throws {
    let run = try SampleRun(sample, keepingInterfaceAt: Self.leaving)

    #expect(run.recorded.findings == Self.findings(of: sample))
    #expect(!run.recorded.findings.isEmpty)
  }

  private static func findings(of sample: Sample) -> Set<String> {
    switch sample.id.prefix(while: { $0 != "-" }) {
    case "one": ["back-navigation-rotated: LockedHomePage"]
    case "video": ["dismissal-rotated: ArticlePage"]
    case "player": ["dismissal-rotated: ArticlePage", "video-exit-rotated: ArticlePage"]
    default: []
    }
  }
}

extension Event.Kind {
  fileprivate var beginsLeaving: Bool {
    switch self {
    case .navigation(.willShow), .presentation(.dismissBegan): true
    default: false
    }
  }

  fileprivate var endsLeaving: Bool {
    switch self {
    case .navigation(.didShow), .presentation(.dismissEnded): true
    default: false
    }
  }

  /// How a scene was seen.
  fileprivate var seen: InterfaceOrientation? {
    guard case .observation(.sceneOrientation(_, let orientation)) = self else { return nil }
    return orientation
  }
}
