import Testing

@testable import SwivelUIKit

@MainActor
struct DeferredLookTests {
  @Test func `looks that are asked for at once are one, and one more comes when it has settled`()
    async
  {
    let counts = await Counts.ofRequests { look in
      for _ in 0..<3 { look.request() }
    }

    #expect(counts.soon == 1)
    #expect(counts.settled == 1)
    #expect(counts.wait >= .milliseconds(800))
  }

  @Test func `the last look comes when the time has passed since the last was asked for`() async {
    var gap = Duration.zero
    let counts = await Counts.ofRequests { look in
      let begin = ContinuousClock.now
      look.request()
      try? await Task.sleep(nanoseconds: 300_000_000)
      look.request()
      gap = begin.duration(to: .now)
    }

    #expect(counts.soon == 2)
    // A machine that is busy may let more time pass than was asked for.
    #expect(counts.settled == 1 || gap >= .milliseconds(700))
    #expect(counts.wait >= .milliseconds(1_100))
  }

  @Test func `looks that are still to come can be taken at once, and only then`() {
    let counts = Counts()
    let look = counts.makeLook()
    look.finish()
    #expect(counts.soon == 0)

    look.request()
    look.finish()
    look.finish()
    #expect(counts.soon == 1)
    #expect(counts.settled == 1)
  }
}

/// How often was looked, and how long it took until the last look.
@MainActor
private final class Counts {
  private(set) var soon = 0
  private(set) var settled = 0
  private(set) var wait = Duration.zero
  private let begin = ContinuousClock.now
  private var whenSettled: (() -> Void)?

  func makeLook() -> DeferredLook {
    DeferredLook(
      soon: { self.soon += 1 },
      settled: {
        self.settled += 1
        self.wait = self.begin.duration(to: .now)
        self.whenSettled?()
      })
  }

  /// Asks for looks, and waits until all were taken.
  static func ofRequests(_ body: @MainActor (DeferredLook) async -> Void) async -> Counts {
    let counts = Counts()
    let look = counts.makeLook()
    await body(look)
    await withCheckedContinuation { continuation in
      counts.whenSettled = { continuation.resume() }
    }
    withExtendedLifetime(look) {}
    return counts
  }
}
