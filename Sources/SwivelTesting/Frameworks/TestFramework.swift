#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// The framework that runs the current test.
enum TestFramework {
  /// The running test, if the framework knows it.
  static var runningTest: TestIdentity? {
    #if canImport(Testing)
    if let test = Test.current { return TestIdentity(test, Test.Case.current) }
    #endif
    return nil
  }

  /// Reports a failed assertion to the framework, with the log.
  static func fail(_ message: String, at place: SourcePlace, _ trace: Trace) {
    #if canImport(Testing)
    if Test.current != nil {
      // Those of an attempt are attached when it ends.
      if TraceAttempt.current == nil { Attachments.record([trace], at: place.location) }
      Issue.record(failure: message, at: place)
      return
    }
    #endif
    #if canImport(XCTest)
    #if canImport(Testing)
    // The test of a detached task is unknown; the other framework ignores the report.
    if TraceAttempt.current == nil { Issue.record(failure: message, at: place) }
    #endif
    XCTFail(message, file: place.filePath, line: place.line)
    #else
    preconditionFailure(message)
    #endif
  }
}
