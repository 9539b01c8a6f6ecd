import SwivelLog

/// Asserts that a trace matches its golden, `__Traces__/FILE/NAME.swivel` beside the test's file.
///
/// The comparison is that of `swivel diff`: times, handles and the device's model are ignored. A
/// missing golden is recorded, unless `CI` is set, and the assertion fails once so that it is
/// reviewed; `SWIVEL_RECORD=1` rerecords one that differs.
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
