import CSwivel
public import SwivelLog
public import SwivelModel

// A UI test runs in another process than the app. It passes the directory for the app's log in the
// launch environment.
extension Recorder {
  /// The environment variable that names a directory for the logs of a test.
  public static let traceDirectoryVariable = "SWIVEL_TRACE_DIR"

  /// Records into the directory in `SWIVEL_TRACE_DIR`; `nil` if the variable is not set.
  ///
  /// Each launch has its own log: `NAME.swivel`, then `NAME-2.swivel` and so on.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when the log cannot be created.
  public static func inTraceDirectory(
    named name: String, header: TraceHeader = TraceHeader()
  ) throws(LogError) -> Recorder? {
    #if SWIVEL_DISABLED
    return nil
    #else
    guard let directory = Environment[traceDirectoryVariable] else { return nil }
    return try launching(in: directory, named: name, header)
    #endif
  }

  /// Records into the next unused log name.
  package static func launching(
    in directory: String, named name: String, _ header: TraceHeader
  ) throws(LogError) -> Recorder {
    try LogError.check(swivel_make_directory(directory), .create)
    var options = Options()
    options.requiresNewLog = true
    var number = 1
    while true {
      let suffix = number == 1 ? "" : "-\(number)"
      let path = "\(directory)/\(name)\(suffix)" + LogPlace.suffix
      number += 1
      guard swivel_exists(path) == 0, swivel_exists(LogPlace.hotPath(ofFile: path)) == 0 else {
        continue
      }
      do throws(LogError) {
        return try Recorder(path: path, header: header, options: options)
      } catch {
        // Another launch may have taken the same number at the same time.
        guard error.isOfOwner else { throw error }
      }
    }
  }
}
