import Testing

@testable import SwivelUIKit

@MainActor
struct DeferredLookTests {
  @Test func `looks that are asked for at once are one, and one more comes when a turn is over`()
    async
  {
    let counts = Counts()
    await withCheckedContinuation { continuation in
      let look = DeferredLook(
        soon: { counts.soon += 1 },
        afterTurn: {
          counts.later += 1
          continuation.resume()
          counts.look = nil
        })
      counts.look = look
      for _ in 0..<3 { look.request() }
    }

    #expect(counts.soon == 1)
    #expect(counts.later == 1)
  }

  /// What was looked at, and what has to live until then.
  @MainActor
  private final class Counts {
    var soon = 0
    var later = 0
    var look: DeferredLook?
  }
}
