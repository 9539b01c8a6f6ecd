import SwivelFindings
import SwivelModel
import SwivelReplay
import Testing

struct AdviceTests {
  @Test(arguments: Detector.all.map(\.id))
  func `there is advice for the newest version, and for one that was not reported`(
    id: Detector.ID
  )
    throws
  {
    let detector = try #require(Detector.named(id))
    let newest = detector.advice(on: SystemVersion(27))

    #expect(!newest.isEmpty)
    #expect(detector.advice(on: SystemVersion(0)) == newest)
  }

  @Test(arguments: Detector.all.map(\.id))
  func `no version is advised twice`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))

    for major in 2...27 as ClosedRange<UInt16> {
      // What holds from a newer version on stands before and wins.
      let bounded = detector.advice.filter {
        $0.occasion.versions?.last != nil && $0.occasion.holds(on: SystemVersion(major))
      }
      #expect(Set(bounded.map(\.occasion.onAnyVersion)).count == bounded.count)
    }
  }

  @Test func `what to do depends on what led to it`() throws {
    let detector = try #require(Detector.named("dismissal-rotated"))
    let (system, rules) = (SystemVersion(15, 5), [RuleID.dismissalNotAsked])

    #expect(detector.advice(on: system, because: rules).contains("one of UIKit's styles"))
    #expect(!detector.advice(on: system, because: [.dismissal]).contains("one of UIKit's styles"))
  }

  @Test func `what to do depends on the version`() throws {
    let detector = try #require(Detector.named("force-ineffective"))

    #expect(detector.advice(on: SystemVersion(16)).contains("requestGeometryUpdate"))
    #expect(!detector.advice(on: SystemVersion(15, 5)).contains("requestGeometryUpdate"))
    #expect(
      detector.advice.map { $0.occasion.versions?.description }
        == [nil] + Array(repeating: "iOS 16+", count: 7)
        + Array(repeating: "iOS 15 and earlier", count: 6))
  }
}
