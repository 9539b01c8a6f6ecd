import Foundation
import SwivelTestKit
import Testing

/// What the workflow for Apple's platforms builds and runs, with a program in place of Xcode's.
struct AppleBuildTests {
  /// The libraries of the manifest, also those of Apple's platforms only.
  private static func libraries() throws -> [String] {
    try Samples.text(of: "Package.swift").components(separatedBy: ".library(").dropFirst()
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
  }

  private static func build(
    _ xcodebuild: String, in folder: TemporaryFolder
  ) throws -> (outcome: Program.Outcome, calls: [String]) {
    try folder.write(try Samples.text(of: "Package.swift").utf8, to: "Package.swift")
    return try StandIns(["xcodebuild": xcodebuild], in: folder)
      .run("exec tools/apple/build-products 'iOS Simulator'")
  }

  @Test func `each library is built, and is an extension's unless it is for tests`() throws {
    try withFolder { folder in
      let (outcome, calls) = try Self.build("[ \"$SWIVEL_SAMPLE_APPS\" = 1 ]", in: folder)
      let libraries = try Self.libraries()

      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(libraries.count == 7)
      try #require(calls.count == libraries.count)
      for (library, call) in zip(libraries, calls) {
        #expect(
          call.hasPrefix(
            "xcodebuild build -scheme \(library) -destination generic/platform=iOS Simulator "))
        #expect(call.contains("SWIFT_TREAT_WARNINGS_AS_ERRORS=YES"))
        #expect(call.hasSuffix("_API_ONLY=\(library == "SwivelTesting" ? "NO" : "YES")"))
      }
    }
  }

  @Test func `those that do not build are named, after all were tried`() throws {
    try withFolder { (folder) throws in
      let (outcome, calls) = try Self.build(
        "case $3 in SwivelLog | SwivelUIKit) exit 65 ;; esac", in: folder)

      #expect(outcome.code == 1)
      #expect(try calls.count == Self.libraries().count)
      #expect(
        outcome.errors
          == "error: for iOS Simulator, these libraries do not build: SwivelLog SwivelUIKit\n")
    }
  }

  @Test func `each step of a workflow is a script that there is`() throws {
    for workflow in ["apple", "release"] {
      let words = try Samples.text(of: ".github/workflows/\(workflow).yml")
        .split { !$0.isLetter && !$0.isNumber && !"/-_.".contains($0) }
      let scripts = Set(words.filter { $0.hasPrefix("tools/") && !$0.hasSuffix("/") })

      #expect(scripts.count >= 4)
      for script in scripts.filter({ $0 != "tools/release" }) {
        #expect(
          FileManager.default.isExecutableFile(
            atPath: Program.root.appendingPathComponent(String(script)).path), "\(script)")
      }
    }
  }
}
