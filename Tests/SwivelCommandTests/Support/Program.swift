import Foundation
import SwivelTestKit
import Testing

/// The program that is tested, and the repository that it is run in.
enum Program {
  /// The root of the repository, so that paths in outputs are short and the same everywhere.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The built program, which is beside the tests, unless `SWIVEL_TESTED` names another one.
  static let executable: URL = {
    if let path = ProcessInfo.processInfo.environment["SWIVEL_TESTED"] {
      return URL(fileURLWithPath: path)
    }
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let runner = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders =
      bundles.map { $0.bundleURL.deletingLastPathComponent() } + [runner]
      + [root.appendingPathComponent(".build/debug")]
    let candidates = folders.map { $0.appendingPathComponent("swivel") }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return found ?? candidates[candidates.count - 1]
  }()

  /// What became of a run.
  struct Outcome {
    /// The exit code; 128 and the signal if one ended the program, as shells count.
    let code: Int32
    let output: String
    let errors: String
    /// Whether it ran for too long and was killed.
    let isLate: Bool

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The objects of the lines.
    var objects: [[String: Any]] {
      lines.compactMap { line in
        let value = try? JSONSerialization.jsonObject(with: Data(line.utf8))
        guard let object = value as? [String: Any] else {
          Issue.record("no JSON object: \(line)")
          return nil
        }
        return object
      }
    }
  }

  /// Runs the program to its end.
  static func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }

  /// Runs the program to its end.
  static func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try run(executable, arguments, input: Data(input.utf8))
  }

  /// Runs a line of the shell, in which `swivel` is the program and `$1`, `$2` are the words.
  static func shell(_ line: String, _ words: String..., seconds: Int = 240) throws -> Outcome {
    try shell(line, words, seconds: seconds)
  }

  /// Runs a line of the shell.
  static func shell(_ line: String, _ words: [String], seconds: Int = 240) throws -> Outcome {
    let script = "swivel() { \"$SWIVEL\" \"$@\"; }; \(line)"
    let arguments = ["-c", script, "sh"] + words
    return try run(
      URL(fileURLWithPath: "/bin/sh"), arguments, input: Data(), within: seconds)
  }

  /// Whether the machine has some programs.
  static func has(_ tools: String...) -> Bool {
    tools.allSatisfy { (try? shell("command -v \"$1\"", $0).code) == 0 }
  }

  private static func run(
    _ program: URL, _ arguments: [String], input: Data, within seconds: Int = 240
  ) throws -> Outcome {
    try withFolder { folder in
      try input.write(to: folder.url("in"))
      for name in ["out", "err"] { try Data().write(to: folder.url(name)) }
      let process = Process()
      (process.executableURL, process.arguments) = (program, arguments)
      process.currentDirectoryURL = root
      process.environment = environment
      process.standardInput = try FileHandle(forReadingFrom: folder.url("in"))
      process.standardOutput = try FileHandle(forWritingTo: folder.url("out"))
      process.standardError = try FileHandle(forWritingTo: folder.url("err"))
      let isLate = try process.runToEnd(within: seconds)
      let isKilled = process.terminationReason == .uncaughtSignal
      return Outcome(
        code: (isKilled ? 128 : 0) + process.terminationStatus,
        output: try folder.text("out"), errors: try folder.text("err"), isLate: isLate)
    }
  }

  static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIVEL"] = executable.path
    environment["COLUMNS"] = "80"
    // What a developer wants on the terminal is none of a test's.
    for name in ["NO_COLOR", "CLICOLOR_FORCE"] { environment[name] = nil }
    return environment
  }
}

extension Process {
  /// Runs, and is killed if it takes too long.
  ///
  /// - Returns: Whether it had to be killed.
  fileprivate func runToEnd(within seconds: Int) throws -> Bool {
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    let isLate = end.wait(timeout: .now() + .seconds(seconds)) == .timedOut
    if isLate { kill(processIdentifier, SIGKILL) }
    waitUntilExit()
    return isLate
  }
}
