#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Whichever framework runs the test that is going on.
enum TestFramework {
  /// Which test is running, if the framework tells.
  static var runningTest: TestIdentity? {
    #if canImport(Testing)
    if let test = Test.current { return TestIdentity(test, Test.Case.current) }
    #endif
    return nil
  }

  /// Tells the framework that an assertion has failed, and hands it the log.
  static func fail(_ message: String, at place: SourcePlace, _ trace: Trace) {
    #if canImport(Testing)
    if Test.current != nil {
      // Those of an attempt are attached when it ends.
      if TraceAttempt.current == nil { Attachments.record([trace], at: place.location) }
      Issue.record(Comment(rawValue: message), sourceLocation: place.location)
      return
    }
    #endif
    #if canImport(XCTest)
    #if canImport(Testing)
    // Of a detached task nobody knows the test: the framework that is not in charge has no ear for
    // it.
    if TraceAttempt.current == nil {
      Issue.record(Comment(rawValue: message), sourceLocation: place.location)
    }
    #endif
    XCTFail(message, file: place.filePath, line: place.line)
    #else
    preconditionFailure(message)
    #endif
  }
}
