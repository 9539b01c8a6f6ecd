import Foundation
import SwivelModel
import SwivelRecorder
import SwivelTestKit
import Testing

@testable import SwivelTesting

/// The trait, run by hand, so that tests may fail in it.
struct TraitTests {
  /// Gathers the issues of a test, so that it passes all the same.
  private final class Issues: @unchecked Sendable {
    private let lock = NSLock()
    private var gathered: [Issue] = []

    var all: [Issue] { lock.withLock { gathered } }

    func add(_ issue: Issue) { lock.withLock { gathered.append(issue) } }
  }

  private struct Failure: Error {}

  /// What is printed beside the location of an issue.
  private static func headline(_ issue: Issue) -> String? {
    guard case .errorCaught(let error) = issue.kind else { return nil }
    return "\(error)"
  }

  /// Runs an attempt of the test that is running.
  ///
  /// - Returns: The issues that it recorded.
  private func attempt(
    _ body: @escaping @Sendable () async throws -> Void
  ) async throws -> [Issue] {
    let (test, testCase) = (try #require(Test.current), Test.Case.current)
    let issues = Issues()
    let swallow = IssueHandlingTrait.compactMapIssues { issue in
      issues.add(issue)
      return nil
    }
    try await swallow.provideScope(for: test, testCase: testCase) {
      try await SwivelTrait.swivel(.retainOnFailure)
        .provideScope(for: test, testCase: testCase, performing: body)
    }
    return issues.all
  }

  private func record(_ mask: InterfaceOrientationMask) throws -> Trace {
    try swivelTrace { recorder in
      let app = RecordedApp.open("PlayerPage", allowing: mask, recorder)
      app.rotate(.landscapeLeft)
    }
  }

  @Test func `logs are kept over two attempts, of which one fails`() async throws {
    try await TemporaryFolder.with { folder in
      let issues = try await attempt {
        let trace = try record(.portrait)
        #expect(trace.settles(on: .landscapeRight, within: .milliseconds(500)))
      }
      #expect(issues.count == 1)
      let failing = folder.files
      #expect(failing.count == 2)
      #expect(failing.allSatisfy { $0.contains("/failing/trace.") })

      _ = try await attempt { try record(.all).expect { Ends(.landscape) } }
      #expect(folder.files.count == 5)
      #expect(folder.files.contains { $0.hasSuffix("/diff.txt") })
    }
  }

  @Test func `an expectation fails on its line`() async throws {
    try await TemporaryFolder.with { folder in
      let first = #line
      let issues = try await attempt {
        try record(.portrait).expect {
          Starts(.portrait)
          Rotates(to: .landscape)
          Never(.portrait)
        }
      }

      #expect(issues.map { ($0.sourceLocation?.line ?? 0) - first } == [4, 5])
      #expect(issues.allSatisfy { $0.sourceLocation?.fileName == "TraitTests.swift" })
      #expect(issues.first.map(Self.headline) == "Rotates(to: .landscape) was not met")
      let text = try #require(issues.first?.comments.first?.rawValue)
      #expect(text.hasPrefix("  expected  after "))
      #expect(text.contains("/failing\n  next      swivel why trace.swivel --event "))
      #expect(folder.files.contains { $0.hasSuffix("/failing/trace.swivel") })
    }
  }

  @Test func `a golden that is not met is named in the headline`() async throws {
    try await TemporaryFolder.with(isAutomated: true) { folder in
      let issues = try await attempt {
        assertTrace(try record(.portrait), named: "no-such-golden")
      }

      #expect(issues.map(Self.headline) == ["no-such-golden has no golden yet"])
      #expect(issues.first?.comments.first?.rawValue.hasPrefix("error: ") == true)
      #expect(issues.first?.sourceLocation?.fileName == "TraitTests.swift")
    }
  }

  @Test func `what a test throws is thrown, and its log kept`() async throws {
    try await TemporaryFolder.with { folder in
      await #expect(throws: Failure.self) {
        _ = try await attempt {
          _ = try record(.portrait)
          throw Failure()
        }
      }

      #expect(folder.files.contains { $0.hasSuffix("/failing/trace.swivel") })
    }
  }

  @Test func `a trait within the same trait leaves the logs to the outer one`() async throws {
    try await TemporaryFolder.with { folder in
      let issues = try await attempt {
        let test = try #require(Test.current)
        try await SwivelTrait.swivel(.retainAlways)
          .provideScope(for: test, testCase: Test.Case.current) {
            let trace = try record(.portrait)
            #expect(trace.settles(on: .landscapeRight, within: .milliseconds(500)))
          }
      }

      #expect(issues.count == 1)
      #expect(folder.files.count == 2)
      #expect(folder.files.allSatisfy { $0.contains("/failing/trace.") })
    }
  }

  @Test func `the logs that a known issue names are kept`() async throws {
    try await TemporaryFolder.with { folder in
      _ = try await attempt {
        let trace = try record(.portrait)
        withKnownIssue { try trace.expect { Ends(.landscape) } }
      }

      #expect(folder.files.count == 2)
      #expect(folder.files.allSatisfy { $0.contains("/failing/trace.") })
    }
  }

  @Test(.keepingBelowFolder, .swivel(.retainOnFailure), arguments: ["one", "two"])
  func `each case records into its own folder`(name: String) throws {
    let trace = try record(.all)

    #expect(trace.path.hasSuffix("/\(name)/running/trace.swivel"))
    try trace.expect { Rotates(to: .landscapeRight) }
  }
}

/// Gives a test a folder to keep logs in that is gone afterwards.
private struct KeepingTrait: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TemporaryFolder.with { folder in
      try await function()
      #expect(folder.files == [])
    }
  }
}

extension Trait where Self == KeepingTrait {
  fileprivate static var keepingBelowFolder: Self { Self() }
}
