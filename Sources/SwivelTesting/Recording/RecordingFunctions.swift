import SwivelLog
public import SwivelModel
public import SwivelRecorder

/// Records what a function does, and gives back the trace of it.
///
/// The log lies in the folder of the test (see `TestWithSwivel`), under the name; the second of a
/// name in a test is called `NAME-2`.
///
/// - Throws: What the function throws, ``LogError`` when nothing can be recorded, or
///   ``TraceError``.
@discardableResult
public func swivelTrace(
  named name: String = "trace", header: TraceHeader = TraceHeader(), fileID: String = #fileID,
  function: String = #function, _ body: (Recorder) throws -> Void
) throws -> Trace {
  let path = try RecordingPlace(TestIdentity(fileID: fileID, function: function)).path(name)
  let recorder = try Recorder(testing: path, header)
  // What was recorded is worth most when the function throws.
  defer { try? recorder.finish() }
  try body(recorder)
  try recorder.finish()
  return try Trace(contentsOf: path)
}

/// Records what a function does, and gives back the trace of it.
///
/// The log lies in the folder of the test (see `TestWithSwivel`), under the name; the second of a
/// name in a test is called `NAME-2`.
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

/// The folder for the logs of the test that is running, made if it is not there.
///
/// A test of the user interface launches the app with it as `SWIVEL_TRACE_DIR`, and reads what the
/// app has recorded from there.
///
/// - Throws: ``LogError`` when the folder cannot be made.
public func swivelTraceDirectory(
  fileID: String = #fileID, function: String = #function
) throws -> String {
  try RecordingPlace(TestIdentity(fileID: fileID, function: function)).folder
}
