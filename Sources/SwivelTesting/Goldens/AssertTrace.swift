import SwivelLog

/// Asserts that a trace is as its golden, `__Traces__/FILE/NAME.swivel` beside the file of the
/// test.
///
/// It is compared as `swivel diff` does: times, handles and the model of the device do not count. A
/// golden that is missing is recorded, unless `CI` is set, and the assertion fails once so that
/// somebody looks at it; `SWIVEL_RECORD=1` does the same with one that differs.
public func assertTrace(
  _ trace: Trace, named name: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID, filePath, line, column)
  do throws(LogError) {
    guard
      let failure = try GoldenFolder(besides: filePath.text).check(trace, named: name)
    else { return }
    TestFramework.fail(failure, at: place, trace)
  } catch {
    TestFramework.fail("error: \(name): the golden cannot be compared: \(error)", at: place, trace)
  }
}
