#if canImport(XCTest)
import SwivelLog
import SwivelTrace
public import XCTest

/// A test case whose tests each have a folder for their logs, like those with the trait
/// ``SwivelTrait``.
open class SwivelTestCase: XCTestCase {
  /// Which logs are kept.
  open var retention: Retention { .retainOnFailure }

  /// Runs the test in an attempt.
  open override func invokeTest() {
    do throws(LogError) {
      let attempt = try TraceAttempt(TestIdentity(xctest: name, of: Self.self), retention)
      TraceAttempt.$current.withValue(attempt) { super.invokeTest() }
      let hasFailed = testRun.map { $0.totalFailureCount > 0 } ?? false
      attach(try attempt.end(hasFailed: hasFailed), if: hasFailed)
    } catch {
      XCTFail("the logs of \(name) cannot be kept: \(error)")
    }
  }

  private func attach(_ traces: [Trace], if hasFailed: Bool) {
    #if canImport(ObjectiveC)
    guard hasFailed else { return }
    for trace in traces {
      add(XCTAttachment(contentsOfFile: URL(fileURLWithPath: trace.path)))
      let text = XCTAttachment(string: trace.text)
      text.name = trace.path.lastPathComponent + ".txt"
      add(text)
      let page = TracePage.path(of: trace.path)
      if Files.exists(page) { add(XCTAttachment(contentsOfFile: URL(fileURLWithPath: page))) }
    }
    #endif
  }
}

extension TestIdentity {
  /// Identifies a test by XCTest's name, `Class.test` or `-[Module.Class test]`, and the full name
  /// of its class.
  package init(xctest name: String, of type: Any.Type) {
    // A private class has its context in brackets, with a number that changes.
    let parts = String(reflecting: type).split(separator: ".").map(String.init)
      .filter { !$0.hasPrefix("(") }
    let function = name.split { " .]".contains($0) }.last.map(String.init) ?? name
    self.init(module: parts[0], test: parts.dropFirst() + [function])
  }
}
#endif
