import SwivelLog
public import SwivelModel
public import SwivelRecorder

/// Records a function, and returns its trace.
///
/// The log is in the folder of the test (see `TestWithSwivel`), under the name; the second one with
/// a name in a test is called `NAME-2`. Its times are assumed: UIKit rotates nothing before the
/// function returns.
///
/// - Throws: What the function throws, ``LogError`` when nothing can be recorded, or
///   ``TraceError``.
@discardableResult
public func swivelTrace(
  named name: String = "trace", header: TraceHeader = TraceHeader(), fileID: String = #fileID,
  function: String = #function, _ body: (Recorder) throws -> Void
) throws -> Trace {
  let path = try RecordingPlace(TestIdentity(fileID: fileID, function: function)).path(name)
  var header = header
  _ = header.set(.times, to: TraceHeader.assumedTimes)
  let recorder = try Recorder(testing: path, header)
  // The recording is most useful when the function throws.
  defer { try? recorder.finish() }
  try body(recorder)
  try recorder.finish()
  return try Trace(contentsOf: path)
}

/// Records a function, and returns its trace.
///
/// The log is in the folder of the test (see `TestWithSwivel`), under the name; the second one with
/// a name in a test is called `NAME-2`.
///
/// - Throws: What the function throws, ``LogError`` when nothing can be recorded, or
///   ``TraceError``.
@discardableResult
public func swivelTrace(
  named name: String = "trace", header: TraceHeader = TraceHeader(), fileID: String = #fileID,
  function: String = #function, isolation: isolated (any Actor)? = #isolation,
  _ body: (Recorder) async throws -> Void
) async throws -> Trace {
  let path = try RecordingPlace(TestIdentity(fileID: fileID, function: function)).path(name)
  let recorder = try Recorder(testing: path, header)
  defer { try? recorder.finish() }
  try await body(recorder)
  try recorder.finish()
  return try Trace(contentsOf: path)
}

/// The folder for the logs of the running test, created if necessary.
///
/// A UI test launches the app with it as `SWIVEL_TRACE_DIR`, and reads the app's recordings from
/// there.
///
/// - Throws: ``LogError`` when the folder cannot be created.
public func swivelTraceDirectory(
  fileID: String = #fileID, function: String = #function
) throws -> String {
  try RecordingPlace(TestIdentity(fileID: fileID, function: function)).folder
}
