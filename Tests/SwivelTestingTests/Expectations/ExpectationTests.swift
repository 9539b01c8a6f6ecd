import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTesting
import Testing

/// Traces that are as expected.
struct ExpectationTests {
  @Test func `a run is reported in order`() throws {
    try Runs.turned().expect {
      Starts(.portrait)
      Rotates(to: .landscape)
      Ends(.landscapeRight)
    }
  }

  @Test func `turns in between need not be named`() throws {
    try Runs.cured().expect {
      Rotates(to: .portrait)
      Ends(.portrait)
    }
  }

  @Test func `Then is the very next turn`() throws {
    let trace = try Runs.cured()

    try trace.expect {
      Then(.landscapeRight)
      Then(.portrait)
    }
    #expect(throws: ExpectationError.self) { try trace.expect { Then(.portrait) } }
  }

  @Test(arguments: [
    TurnReason.trigger(.deviceTurn), .rule(.deviceTurn), .controller("VideoController"),
  ])
  func `a turn has its reasons`(reason: TurnReason) throws {
    let trace = try Runs.turned()

    try trace.expect { Rotates(to: .landscape, because: reason) }
    #expect(throws: ExpectationError.self) {
      try trace.expect { Rotates(to: .landscape, because: "ArticleListController") }
    }
  }

  @Test func `what is named exhaustively are turns and findings`() throws {
    try Runs.turned().expect(exhaustively: true) {
      Starts(.portrait)
      Rotates(to: .landscapeRight)
      Ends(.landscapeRight)
      Finds(.backNavigationRotated)
    }
  }

  @Test func `nothing happens that never does`() throws {
    try Runs.cured().expect {
      Never(.backNavigationRotated)
      Never(.emptyIntersection)
      Never(.portraitUpsideDown)
    }
  }

  @Test func `lines may stand in conditions and loops`() throws {
    let (isUpright, ids) = (true, [Detector.ID.emptyIntersection, .rotationBounce])
    try Runs.cured().expect {
      if isUpright { Starts(.portrait) } else { Starts(.landscape) }
      if !isUpright { Then(.portrait) }
      for id in ids { Never(id) }
    }
  }

  @Test func `an interface settles when it is seen`() throws {
    let trace = try Runs.turned()

    // The device is reported at 7.903 s, and the interface is seen rotated at 8.227 s.
    #expect(trace.settles(on: .landscapeRight, within: .milliseconds(325)))
    #expect(!trace.settles(on: .landscapeRight, within: .milliseconds(324)))
    #expect(!trace.settles(on: .portrait, within: .seconds(60)))
    try trace.expect { Settles(on: .landscape, within: .milliseconds(325)) }
  }

  @Test func `a duration is a time, too`() throws {
    guard #available(iOS 16, macOS 13, *) else { return }
    let trace = try Runs.turned()

    #expect(trace.settles(on: .landscapeRight, within: Duration.microseconds(324_115)))
    #expect(!trace.settles(on: .landscapeRight, within: Duration.microseconds(324_114)))
    #expect(TimeSpan(.seconds(1)) == .milliseconds(1_000))
    #expect(TimeSpan(.seconds(-1)) == .seconds(0))
  }

  @Test func `Never is still the type that has no values`() {
    let type: Swift.Never.Type = Never.self

    #expect(type == Never.self)
    #expect(throws: Never.self) {}
  }
}
