import CSwivel
import SwivelLog
import SwivelTrace

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The page of a log, as `swivel report` makes it.
///
/// The command makes it, so that no test bundle contains the styles and scripts of pages.
enum TracePage {
  /// The environment variable with the path of the command.
  static let variable = "SWIVEL_PROGRAM"

  /// Where the page of a log is: beside it.
  static func path(of log: String) -> String {
    let isNamed = log.hasSuffix(LogPlace.suffix)
    return (isNamed ? String(log.dropLast(LogPlace.suffix.count)) : log) + ".html"
  }

  /// Writes the page of a log beside it, if the environment names the command, and says where.
  static func write(of log: String) {
    guard let program = TestEnvironment.current.program else { return }
    let page = path(of: log)
    let isMade = run(program, ["report", "-o", page, "--", log])
    let words = isMade ? "page \(page)" : "\(variable)=\(program) made no page of \(log)"
    let bytes = Array("swivel: \(words)\n".utf8)
    _ = swivel_write_all(2, bytes, bytes.count)
  }

  /// The page of a log, if there is one.
  static func bytes(of log: String) -> [UInt8]? {
    try? WholeFile.read(path: path(of: log))
  }

  /// Runs a program to its end, without its output; false where none can be run, or it fails.
  private static func run(_ program: String, _ arguments: [String]) -> Bool {
    #if os(macOS) || os(Linux)
    let words = ["sh", "-c", #"exec "$0" "$@" >/dev/null 2>&1"#, program] + arguments
    let pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var (process, status) = (pid_t(), Int32())
    guard posix_spawn(&process, "/bin/sh", nil, nil, pointers, nil) == 0 else { return false }
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0
    #else
    return false
    #endif
  }
}
