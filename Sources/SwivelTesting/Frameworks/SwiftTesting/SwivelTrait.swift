#if canImport(Testing)
import Dispatch
import SwivelLog
import SwivelTrace
public import Testing

/// Gives each attempt of a test a folder for its logs, and keeps them as its retention says.
public struct SwivelTrait: TestTrait, SuiteTrait, TestScoping {
  private let retention: Retention

  fileprivate init(_ retention: Retention) {
    self.retention = retention
  }

  /// Whether it applies to the tests and suites in a suite.
  public var isRecursive: Bool { true }

  /// Runs a test in an attempt.
  ///
  /// - Throws: What the test throws, except unmet expectations of a trace: these are recorded on
  ///   their
  ///   lines.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let identity = TestIdentity(test, testCase)
    // If a suite and a test both have the trait, the outer one keeps the logs, by the inner one's
    // retention.
    guard !TraceAttempt.isGoingOn(of: identity) else { return try await function() }
    let innermost = test.traits.compactMap { $0 as? Self }.last ?? self
    let attempt = try TraceAttempt(identity, innermost.retention)
    let verdict = Verdict()
    // Observes all issues of the test without changing them.
    let watch = IssueHandlingTrait.compactMapIssues { issue in
      verdict.note(issue)
      return issue
    }
    do {
      try await watch.provideScope(for: test, testCase: testCase) {
        try await TraceAttempt.$current.withValue(attempt) {
          do { try await function() } catch let error as ExpectationError { error.record() }
        }
      }
    } catch {
      try conclude(attempt, hasFailed: true, test)
      throw error
    }
    try conclude(attempt, hasFailed: verdict.hasFailed, test)
  }

  private func conclude(_ attempt: TraceAttempt, hasFailed: Bool, _ test: Test) throws(LogError) {
    let traces = try attempt.end(hasFailed: hasFailed)
    if hasFailed { Attachments.record(traces, at: test.sourceLocation) }
  }
}

extension Trait where Self == SwivelTrait {
  /// Keeps the logs of a test: see ``Retention``.
  public static func swivel(_ retention: Retention = .retainOnFailure) -> Self { Self(retention) }
}

extension ExpectationError {
  /// Records each failure at the location of its expectation.
  fileprivate func record() {
    for failure in failures { Issue.record(failure: failure.text, at: failure.place) }
  }
}

/// Whether anything has failed so far, on any thread.
///
/// Safe: the flag is only accessed on the queue.
final class Verdict: @unchecked Sendable {
  private let queue = DispatchQueue(label: "swivel.verdict")
  private var isNegative = false

  var hasFailed: Bool { queue.sync { isNegative } }

  /// Records an issue; a warning is not a failure.
  ///
  /// A known issue counts: it names its logs, which are kept. Before Swift 6.3 (Xcode 26.4), whose
  /// Testing is the first to state a severity, no public function records a warning.
  func note(_ issue: Issue) {
    #if compiler(>=6.3)
    guard issue.severity >= .error else { return }
    #endif
    queue.sync { isNegative = true }
  }
}

/// Attaches logs to Swift Testing, each with its timeline and its page.
enum Attachments {
  static func record(_ traces: [Trace], at location: SourceLocation) {
    for trace in traces {
      let name = SingleFile.name(of: trace.path)
      if let bytes = try? SingleFile.bytes(of: trace.path) {
        Attachment.record(bytes, named: name, sourceLocation: location)
      }
      Attachment.record(trace.text, named: name + ".txt", sourceLocation: location)
      guard let page = TracePage.bytes(of: trace.path) else { continue }
      Attachment.record(page, named: TracePage.path(of: name), sourceLocation: location)
    }
  }
}
#endif
