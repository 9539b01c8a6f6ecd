import Foundation
import Glibc

/// A process of the recording child, which writes its acknowledgements into a file.
struct Child {
  /// How a process ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  struct SpawnError: Error {
    let errno: Int32
  }

  let process: pid_t
  /// Where it writes what it acknowledges, and what it complains of.
  let output: String
  private var errors: String { output + ".errors" }

  /// Starts a program with the words; its standard input is empty unless a descriptor is given.
  init(
    _ words: [String], program: String = Self.recorder, _ environment: [String: String] = [:],
    input: Int32? = nil, output: String
  ) throws {
    self.output = output
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o666)
    posix_spawn_file_actions_addopen(&actions, 2, output + ".errors", flags, 0o666)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process = try Self.spawn(
      [program] + words, variables.map { "\($0.key)=\($0.value)" }, &actions)
  }

  /// Held while a descriptor is open that no process is to get.
  static let spawning = NSLock()

  private static func spawn(
    _ words: [String], _ environment: [String], _ actions: inout posix_spawn_file_actions_t
  ) throws -> pid_t {
    let words: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let environment: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in words + environment { free(text) } }
    guard let program = words[0] else { throw SpawnError(errno: ENOMEM) }
    var process: pid_t = 0
    let error = spawning.withLock {
      posix_spawn(&process, program, &actions, nil, words, environment)
    }
    guard error == 0 else { throw SpawnError(errno: error) }
    return process
  }

  /// Waits until it is gone.
  @discardableResult
  func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// Kills it, and waits until it is gone.
  func kill() {
    Glibc.kill(process, SIGKILL)
    wait()
  }

  /// What it has acknowledged so far.
  var acknowledged: Acknowledged {
    Acknowledged((try? Data(contentsOf: URL(fileURLWithPath: output))) ?? Data())
  }

  /// What it complained of.
  var complaint: String {
    (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
  }

  /// The built programs, which lie beside the tests.
  static let recorder = built("swivel-recording-child")
  static let swivel = built("swivel")

  private static func built(_ name: String) -> String {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let runner = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders = bundles.map { $0.bundleURL.deletingLastPathComponent() } + [runner]
    let candidates = folders.map { $0.appendingPathComponent(name).path }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? name
  }
}
