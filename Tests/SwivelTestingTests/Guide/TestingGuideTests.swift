import Foundation
import SwivelModel
import SwivelQueries
import SwivelRecorder
import SwivelTestKit
import SwivelTrace
import Testing
import XCTest

#if os(Linux)
@testable import AppUITests
#endif
@testable import SwivelTesting

/// The guide to testing shows code that is built, and what is printed.
struct TestingGuideTests {
  private static let guide = "Sources/swivel/Swivel.docc/TestWithSwivel.md"
  private static let folder = "Tests/SwivelTestingTests"

  @Test(
    arguments: ["PlayerTests", "PlayerGoldenTests", "PlayerCase"].map { "\(folder)/Guide/\($0)" }
      + ["Tests/AppUITests/PlayerUITests", "Tests/SwivelUIKitTests/Guide/DetailTests"])
  func `the code of the guide is what is built`(file: String) throws {
    let source = try Runs.text(of: "\(file).swift")

    #expect(try Runs.text(of: Self.guide).contains("```swift\n\(source)```\n"))
  }

  @Test func `the code of the README is what is built`() throws {
    let source = try Runs.text(of: "\(Self.folder)/Guide/FirstTests.swift")

    #expect(try Runs.text(of: "README.md").contains("```swift\n\(source)```\n"))
  }

  /// The first example of the guide, with the change that the guide makes to see it fail.
  private static func failing() throws -> Trace {
    try swivelTrace { recorder in
      let app = RecordedApp(recorder)
      let list = app.page("ListPage", allowing: .portrait)
      let player = app.page("PlayerPage", allowing: .portrait)
      app.open(list)
      app.present(player, style: .fullScreen)
      app.rotate(.landscapeLeft)
      app.rotate(.portrait)
    }
  }

  @Test func `the guide shows what a failure of its example says`() async throws {
    try await TemporaryFolder.with { _ in
      let trace = try Self.failing()
      do throws(ExpectationError) {
        try trace.expect {
          Starts(.portrait)
          Rotates(to: .landscape, because: "PlayerPage")
        }
        Issue.record("the expectations are met")
      } catch {
        let text = try #require(error.failures.first?.text)
        let file = trace.path.lastPathComponent
        let place = "traces/AppTests/FirstTests.the-player-rotates-with-the-device/failing"
        let said = text.replacing(try #require(trace.path.parentFolder), with: place)
          .replacing(TracePage.path(of: file), with: "trace.html")
          .replacing(file, with: "trace.swivel")
        // Times are those of whoever runs it.
        let timeless = { (text: String) in text.replacing(#/\d+\.\d{3}s/#, with: "0.000s") }
        let guide = timeless(try Runs.text(of: Self.guide))
        #expect(guide.contains("```\n\(timeless(said))\n```\n"), "\(said)")
      }
    }
  }

  #if os(Linux)
  /// Runs the UI test of the guide as XCTest would.
  @MainActor private static func runUITest() throws {
    let test = PlayerUITests(name: "PlayerUITests.testPlayerIsSeenInLandscape") { _ in }
    let attempt = try TraceAttempt(
      TestIdentity(xctest: test.name, of: PlayerUITests.self), test.retention)
    try TraceAttempt.$current.withValue(attempt) { try test.testPlayerIsSeenInLandscape() }
    _ = try attempt.end(hasFailed: false)
  }

  @Test func `the UI test of the guide passes, and keeps its log`() async throws {
    try await TemporaryFolder.with { folder in
      try await Self.runUITest()

      let path = "AppUITests/PlayerUITests.testPlayerIsSeenInLandscape/passing/app.swivel"
      #expect(folder.exists("kept/\(path)"))
      #expect(try Runs.text(of: Self.guide).contains("`\(path)`"))
    }
  }
  #endif

  @Test func `the guide shows what is printed of a golden that was not met`() async throws {
    try await TemporaryFolder.with { folder in
      let goldens = GoldenFolder(besides: folder.path("PlayerGoldenTests.swift"))
      let masks: [InterfaceOrientationMask] = [.allButUpsideDown, .portrait]
      let failures = try masks.map { mask in
        try goldens.check(
          swivelTrace { recorder in
            let app = RecordedApp.open("PlayerPage", allowing: mask, recorder)
            app.rotate(.landscapeLeft)
          }, named: "player")
      }

      let said = try #require(failures.last ?? nil).split(separator: "\n").map(String.init)
      let shown = try Runs.text(of: Self.guide).split(separator: "\n").map(String.init)
      // Times and folders are those of whoever runs it.
      for line in said where !line.contains(folder.path) && !line.contains("s, event") {
        #expect(shown.contains(line))
      }
    }
  }
}
