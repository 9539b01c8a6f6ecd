import Foundation
import SwivelModel
import SwivelQueries
import SwivelRecorder
import SwivelTestKit
import Testing

@testable import SwivelTesting

/// The guide to testing shows code that is built, and what is printed.
struct TestingGuideTests {
  private static let guide = "Sources/swivel/Swivel.docc/TestWithSwivel.md"
  private static let folder = "Tests/SwivelTestingTests"

  @Test(arguments: ["PlayerTests", "PlayerGoldenTests", "PlayerCase", "PlayerUITests"])
  func `the code of the guide is what is built`(file: String) throws {
    let source = try Runs.text(of: "\(Self.folder)/Guide/\(file).swift")

    #expect(try Runs.text(of: Self.guide).contains("```swift\n\(source)```\n"))
  }

  @Test func `the code of the README is what is built`() throws {
    let source = try Runs.text(of: "\(Self.folder)/Guide/FirstTests.swift")

    #expect(try Runs.text(of: "README.md").contains("```swift\n\(source)```\n"))
  }

  @Test func `the guide shows what a failure says`() throws {
    let said = try Runs.text(of: "\(Self.folder)/Failures/rotates-held-by-container.txt")

    #expect(try Runs.text(of: Self.guide).contains("```\n\(said)```\n"))
  }

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
