import SwivelFindings
import SwivelModel
import SwivelRecorder
import SwivelTestKit
import SwivelTrace
import Testing

@testable import SwivelTesting

/// What is said of traces that are not as expected.
struct MissTests {
  /// The texts of the failures, with the name of the log in place of its path.
  private static func failures(
    _ trace: Trace, exhaustively: Bool = false,
    @ExpectationBuilder _ lines: () -> [PlacedExpectation]
  ) -> [String] {
    do throws(ExpectationError) {
      try trace.expect(exhaustively: exhaustively, lines)
      return []
    } catch {
      return error.failures.map { failure in
        failure.text.replacing(trace.path.parentFolder ?? "", with: "traces")
          .replacing(TracePage.path(of: trace.path.lastPathComponent), with: "run.html")
          .replacing(trace.path.lastPathComponent, with: "run.swivel")
      }
    }
  }

  @Test(arguments: Case.all)
  func `a failure says what, where and why`(_ missed: Case) throws {
    let failures = try Self.failures(
      missed.trace(), exhaustively: missed.isExhaustive, missed.lines)
    let golden = Golden("\(missed.name).txt")

    #expect(try golden.holds(failures.joined(separator: "\n\n") + "\n"))
  }

  /// Expectations that a trace does not meet.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let trace: @Sendable () throws -> Trace
    var isExhaustive = false
    let lines: @Sendable () -> [PlacedExpectation]

    init(
      _ name: String, _ trace: @escaping @Sendable () throws -> Trace, isExhaustive: Bool = false,
      @ExpectationBuilder _ lines: @escaping @Sendable () -> [PlacedExpectation]
    ) {
      (self.name, self.trace, self.isExhaustive, self.lines) = (name, trace, isExhaustive, lines)
    }

    var testDescription: String { name }

    static let all = [
      Case("starts", Runs.turned) { Starts(.landscape) },
      Case("then", Runs.turned) { Then(.landscapeLeft) },
      Case("rotates-and-stays", Runs.turned) {
        Rotates(to: .landscape)
        Rotates(to: .portrait)
        // In order after one that is missed: reported with it.
        Then(.landscape)
      },
      Case("rotates-held-by-container", Runs.container) { Rotates(to: .landscapeRight) },
      Case("ends-held-by-container", Runs.container) { Ends(.landscape) },
      Case("rotates-for-another-reason", Runs.turned) {
        Rotates(to: .landscape, because: "ArticleListController")
      },
      Case("rotates-because-of-a-misspelt-name", Runs.turned) {
        Rotates(to: .landscape, because: "VideoControler")
      },
      Case("rotates-because-of-an-unknown-name", Runs.turned) {
        Rotates(to: .landscape, because: "Shop")
      },
      Case("settles-late", Runs.turned) { Settles(on: .landscape, within: .milliseconds(300)) },
      Case("settles-elsewhere", Runs.cured) { Settles(on: .landscapeRight, within: .seconds(60)) },
      Case("ends", Runs.turned) { Ends(.portrait) },
      Case("never-found", Runs.turned) { Never(.backNavigationRotated) },
      Case("never-in", Runs.turned) { Never(.landscape) },
      Case("never-misspelt", Runs.turned) { Never("back-navigation-rotate") },
      Case("finds", Runs.cured) { Finds(.backNavigationRotated) },
      Case("exhaustive", Runs.turned, isExhaustive: true) { Starts(.portrait) },
      Case("nothing-more", Runs.container, isExhaustive: true) {
        Finds(.containerIgnoresChild)
        Then(.landscapeLeft)
      },
    ]
  }

  @Test func `an observation that a finding explains comes with it, and with what disputes it`()
    async throws
  {
    try await TemporaryFolder.with { _ in
      let text = try #require(
        Self.failures(Runs.returned()) {
          Rotates(to: .landscape)
          Ends(.portrait)
        }.first)

      #expect(text.contains("\n  finding   warning: going back shows ListPage"))
      #expect(text.contains("[back-navigation-rotated]\n"))
      #expect(
        text.contains("; the rules predict portrait (pop-asks-page, iOS 6+, disputed)\n"))
      #expect(text.contains("(pop-stays, iOS 2+, reported)\n"))
      #expect(!text.contains("no rule explains it"))
      #expect(text.contains("\n  next      swivel why run.swivel --event 20\n"))
    }
  }

  @Test func `an observation that no rule explains comes with the rule that predicts another`()
    async throws
  {
    try await TemporaryFolder.with { _ in
      let text = try #require(Self.failures(Runs.unexplained()) { Ends(.portrait) }.first)

      #expect(text.contains("no rule explains it: the rules predict portrait since event 14\n"))
      #expect(text.contains("\n  decided   presentation: "))
      #expect(text.contains("\n  next      swivel why run.swivel --event 14\n"))
    }
  }

  @Test func `a failure names the line of its expectation`() throws {
    let trace = try Runs.turned()
    let first = #line
    do throws(ExpectationError) {
      try trace.expect {
        Starts(.portrait)
        Rotates(to: .portraitUpsideDown)
        Ends(.portrait)
      }
      Issue.record("the expectations are met")
    } catch {
      #expect(error.failures.map { Int($0.place.line) - first } == [4, 5])
      #expect(error.description.hasPrefix("MissTests.swift:\(first + 4): Rotates"))
    }
  }

  @Test func `what the rules leave open meets no expectation and no denial`() async throws {
    try await TemporaryFolder.with { _ in
      let trace = try swivelTrace { recorder in
        RecordedApp.open("PlayerPage", allowing: .all, recorder)
        // Both sides are allowed, and nothing says which.
        recorder.record(
          .request(.geometryRequest(scene: SceneID(rawValue: 0), mask: .landscape, cause: nil)))
      }

      try trace.expect { Rotates(to: .landscape) }
      for side in [InterfaceOrientationMask.landscapeLeft, .landscapeRight] {
        #expect(throws: ExpectationError.self) { try trace.expect { Rotates(to: side) } }
        #expect(throws: ExpectationError.self) { try trace.expect { Never(side) } }
      }
    }
  }
}
