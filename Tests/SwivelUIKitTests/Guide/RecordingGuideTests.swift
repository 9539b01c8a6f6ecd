import Foundation
import SwivelModel
import Testing

/// The guide to recording shows code that is built, and that records.
@MainActor
struct RecordingGuideTests {
  private static let guide = "Sources/swivel/Swivel.docc/RecordAnApp.md"
  nonisolated private static let files = [
    "UIKitApp", "LogSharing", "VersionedRun", "SceneDelegate", "HostedApp", "ReactNativeShell",
    "FlutterShell",
  ]

  @Test(arguments: files)
  func `the code of the guide is what is built`(file: String) throws {
    let source = try Self.shown("Tests/SwivelUIKitTests/Guide/\(file).swift")

    #expect(try Self.text(of: Self.guide).contains("```swift\n\(source)```\n"))
  }

  @Test func `the guide shows no other code`() throws {
    let count = try Self.text(of: Self.guide).components(separatedBy: "```swift\n").count - 1

    #expect(count == Self.files.count)
  }

  @Test func `whoever follows the guide gets a recording`() async throws {
    let recording = try #require(try await GuideRuns.all())
    let list = try #require(recording.controller("ListPage"))
    let main = try #require(recording.controller("MainController"))

    let ofUIKit = recording.after("UIKit")
    #expect(ofUIKit.contains(.navigation(.didShow(on: main, controller: list))))
    #expect(ofUIKit.contains { $0.family == .presentation })
    #expect(
      ofUIKit.contains {
        $0 == .observation(.sceneOrientation(scene: first, orientation: .landscapeRight))
      })
    #expect(recording.controller("RecordedHost<Empty>") != nil)
    let flutter = try #require(recording.controller("RecordedFlutterController"))
    #expect(
      recording.after("Flutter").contains(
        .controller(.supported(controller: flutter, mask: .portrait))))
    #expect(recording.after("React Native").contains(.app(.appMask(mask: .all))))
  }

  private let first = SceneID(rawValue: 0)

  /// A file as the guide shows it: without what is only for those that do not have a framework.
  private static func shown(_ path: String) throws -> String {
    let lines = try text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  }

  private static func text(of path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }
}
