import SwivelLog
public import SwivelModel
public import SwivelRecorder

/// Records what a function does, and gives back the trace of it.
///
/// The log lies in the folder of the test (see `TestWithSwivel`), under the name; a test that records several
/// times gives each its own name.
///
/// - Throws: What the function throws, ``LogError`` when nothing can be recorded, or ``TraceError``.
@discardableResult
public func swivelTrace(
  named name: String = "trace", header: TraceHeader = TraceHeader(), fileID: String = #fileID,
  function: String = #function, _ body: (Recorder) throws -> Void
) throws -> Trace {
  let place = try RecordingPlace(name, TestIdentity(fileID: fileID, function: function))
  let recorder = try place.recorder(header)
  // What was recorded is worth most when the function throws.
  defer { try? recorder.finish() }
  try body(recorder)
  return try place.trace(recorder)
}

/// Records what a function does, and gives back the trace of it.
///
/// The log lies in the folder of the test (see `TestWithSwivel`), under the name; a test that records several
/// times gives each its own name.
///
/// - Throws: What the function throws, ``LogError`` when nothing can be recorded, or ``TraceError``.
@discardableResult
public func swivelTrace(
  named name: String = "trace", header: TraceHeader = TraceHeader(), fileID: String = #fileID,
  function: String = #function, isolation: isolated (any Actor)? = #isolation,
  _ body: (Recorder) async throws -> Void
) async throws -> Trace {
  let place = try RecordingPlace(name, TestIdentity(fileID: fileID, function: function))
  let recorder = try place.recorder(header)
  defer { try? recorder.finish() }
  try await body(recorder)
  return try place.trace(recorder)
}

/// The folder for the logs of the test that is running, made if it is not there.
///
/// A test of the user interface launches the app with it as `SWIVEL_TRACE_DIR`, and reads what the app has
/// recorded from there.
///
/// - Throws: ``LogError`` when the folder cannot be made.
public func swivelTraceDirectory(
  fileID: String = #fileID, function: String = #function
) throws -> String {
  try RecordingPlace("", TestIdentity(fileID: fileID, function: function)).folder
}
