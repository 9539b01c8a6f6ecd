import SwivelModel
import Testing

/// What an app is reported by the look-alike, and when.
@MainActor
struct BehaviourTests {
  @Test func `a push reports the page before it appears, and when it is there`() {
    let run = DiaryRun(on: SystemVersion(15))

    #expect(
      run.push().filter { !$0.hasSuffix("asked") } == [
        "will show second", "first will disappear", "second loads", "second will appear",
        "first did disappear", "second did appear", "did show second",
      ])
    #expect(run.pop().filter { $0.contains("show") } == ["will show first", "did show first"])
  }

  @Test func `a swipe back that is cancelled reports no page that was shown`() {
    let run = DiaryRun(on: SystemVersion(15))
    _ = run.push()

    let told = run.swipeBack(cancelled: true)

    #expect(
      told.filter { $0.contains("show") || $0 == "cancelled" } == ["will show first", "cancelled"])
    #expect(told.suffix(2) == ["first did disappear", "second did appear"])
    #expect(run.swipeBack(cancelled: false).contains("did show first"))
  }

  @Test func `only what the user does with a sheet is reported to its delegate`() {
    let run = DiaryRun(on: SystemVersion(15))

    #expect(run.present(.pageSheet).suffix(2) == ["third did appear", "presented"])
    #expect(run.dismiss() == ["third will disappear", "third did disappear", "dismissed"])
    _ = run.present(.pageSheet)
    #expect(run.swipeDown(mayGo: false) == ["did attempt to dismiss"])
    #expect(
      run.swipeDown() == [
        "will dismiss", "third will disappear", "third did disappear", "did dismiss",
      ])
  }

  @Test func `a page over the full screen takes the page below away`() {
    let run = DiaryRun(on: SystemVersion(15))

    #expect(run.present(.fullScreen).contains("first did disappear"))
    #expect(run.dismiss().contains("first did appear"))
  }

  @Test func `a turn is reported to the pages, the status bar, the scene and then the device`() {
    #expect(
      DiaryRun(on: SystemVersion(15)).turn() == [
        "first will be wide", "status bar will change", "scene was portrait",
        "status bar did change", "device", "first has turned",
      ])
    #expect(
      DiaryRun(on: SystemVersion(26)).turn() == [
        "first will be wide", "geometry was portrait", "device", "first has turned",
      ])
  }

  @Test
  func `an interface that is kept stays as it is, whatever the rules say, and the log has it`() {
    let run = DiaryRun(on: SystemVersion(26))
    let count = run.observations.count

    run.keepInterface(true)
    #expect(run.turn() == ["device"])
    #expect(run.observations.dropFirst(count) == [.portrait])
    run.keepInterface(false)
    #expect(run.turn(to: .landscapeRight).contains("first will be wide"))
  }

  @Test func `without listeners nothing is heard of the device`() {
    #expect(!DiaryRun(on: SystemVersion(26)).turn(listening: false).contains("device"))
    #expect(DiaryRun(on: SystemVersion(26)).readings() == [0, 1, 1, 0])
  }

  @Test func `a request that is refused is answered later, with what is supported`() throws {
    let run = DiaryRun(on: SystemVersion(26))

    let refusal = try #require(run.refusal(of: .portraitUpsideDown))

    #expect(refusal.code == 101)
    #expect(
      refusal.reason == """
        None of the requested orientations are supported by the view controller. \
        Requested: portraitUpsideDown; Supported: portrait, landscapeLeft, landscapeRight
        """)
  }

  @Test func `pages that UIKit does not ask are not asked`() {
    let run = DiaryRun(on: SystemVersion(15))

    #expect(!(run.push() + run.turn() + run.pop()).contains { $0.hasSuffix("asked") })
    run.lockThird()
    #expect(run.present(.fullScreen).contains("third is asked"))
  }
}
