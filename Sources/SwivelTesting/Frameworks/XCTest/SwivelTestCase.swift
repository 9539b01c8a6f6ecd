#if canImport(XCTest)
import SwivelLog
public import XCTest

/// A case whose tests each have a folder for their logs, as those with the trait ``SwivelTrait``
/// have.
open class SwivelTestCase: XCTestCase {
  /// Which logs are kept.
  open var retention: Retention { .retainOnFailure }

  /// Runs the test in an attempt of its own.
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
    }
    #endif
  }
}

extension TestIdentity {
  /// Names a test as XCTest does, `Class.test` or `-[Module.Class test]`, by the whole name of its
  /// class.
  package init(xctest name: String, of type: Any.Type) {
    // A private class has its context in brackets, with a number that changes.
    let parts = String(reflecting: type).split(separator: ".").map(String.init)
      .filter { !$0.hasPrefix("(") }
    let function = name.split { " .]".contains($0) }.last.map(String.init) ?? name
    self.init(module: parts[0], test: parts.dropFirst() + [function])
  }
}
#endif
