import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A finished program, and its use of resources.
public struct Child {
  /// Elapsed seconds.
  public let passed: Double
  /// Processor seconds.
  public let seconds: Double
  /// Peak memory, in KiB.
  public let peak: Int
  /// The path of its standard output.
  public let output: String

  /// Runs a program with its standard output redirected to a file.
  public init(_ arguments: [String], output path: String) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawnp(&process, arguments[0], &actions, nil, &words, environ) == 0 else {
      throw Missing(program: arguments[0])
    }
    var (status, usage): (Int32, rusage) = (0, rusage())
    guard wait4(process, &status, 0, &usage) == process, status & 0x7F == 0,
      status >> 8 & 0xFF <= 1
    else { throw Missing(program: arguments[0]) }
    passed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    seconds = usage.ru_utime.seconds + usage.ru_stime.seconds
    peak = usage.ru_maxrss
    output = path
  }

  /// A program that is missing or failed.
  public struct Missing: Error, CustomStringConvertible {
    let program: String

    /// The error message.
    public var description: String { "\(program) cannot be run, or failed" }
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
