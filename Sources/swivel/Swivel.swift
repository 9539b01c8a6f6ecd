import ArgumentParser
import Foundation

/// The command line: parse, call one function, print.
@main
struct Swivel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swivel",
    abstract: "Records and replays what decides an iOS app's interface orientation.",
    discussion: """
      A log is the recording of one run of an app; a trace is a log or its text form.

      Exit codes: 0 success, nothing found · 1 findings, differences or a failed check · 2 the \
      command failed, or no trace could be read completely · 3 finished, but part of the input is \
      missing or unreadable · 64 invalid usage.
      """,
    version: version,
    subcommands: [
      RecordCommand.self, WatchCommand.self, CatCommand.self, InfoCommand.self, ReplayCommand.self,
      WhyCommand.self,
      CheckCommand.self, ReportCommand.self, ExportCommand.self, SummarizeCommand.self,
      WhatIfCommand.self,
      DiffCommand.self,
      AcceptCommand.self, ScenarioCommand.self, ExplainCommand.self, SchemaCommand.self,
      RepairCommand.self, RedactCommand.self, MergeCommand.self, ImportCommand.self,
      InitCommand.self,
    ])

  /// The version of the command, which repaired logs also record.
  static let version = "0.2.0"
}

extension Swivel {
  /// Runs the command line.
  ///
  /// Every error other than usage exits with 2, never with 1, which is an answer.
  static func main() {
    Program.refuseFileSizeSignal()
    let arguments = Array(CommandLine.arguments.dropFirst())
    Console.messages.isColored = TerminalOptions.Color.asked(by: arguments)
      .isUsed(on: Console.messages)
    if let fault = MisspelledCommand(arguments) {
      Console.message(fault.lines)
      exit(withError: ExitCode.validationFailure)
    }
    var running: (any ParsableCommand.Type)?
    do {
      var command = try parseAsRoot()
      running = type(of: command)
      try TerminalOptions.run(&command)
      Console.flush()
    } catch let code as ExitCode {
      Console.flush()
      exit(withError: code)
    } catch let fault as ValidationError {
      Console.flush()
      guard let running else { refuse(fault) }
      // The parser no longer knows the command.
      Console.message(usage(fault, of: running))
      exit(withError: ExitCode.validationFailure)
    } catch let failure as Failure {
      Console.flush()
      Console.message(failure.lines)
      Program.quit(.impossible)
    } catch {
      Console.flush()
      // Help and versions are data, so a failure to print them must be reported.
      guard exitCode(for: error) != .success else {
        if let word = wrongHelp(arguments) {
          refuse(ValidationError("unknown option '\(word)'; long options begin with two dashes"))
        }
        return answer(fullMessage(for: error))
      }
      // The parser's own errors have their codes, and all others get 1.
      guard exitCode(for: error) == .failure else { refuse(error) }
      Console.message("error: \(error)")
      Program.quit(.impossible)
    }
  }

  /// A word such as `-threads`, of which the parser reads the `h` as a request for help, although
  /// nothing asks for that.
  private static func wrongHelp(_ arguments: [String]) -> String? {
    let words = arguments.prefix { $0 != "--" }
    let answers = ["-h", "-help", "--help", "help", "--version"]
    guard !words.contains(where: { answers.contains($0) || $0.hasPrefix("--generate") }) else {
      return nil
    }
    return words.first { $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.contains("h") }
  }

  /// Reports a usage error of the parser, and exits.
  private static func refuse(_ error: any Error) -> Never {
    Console.message(UsageMessage(error).lines)
    exit(withError: exitCode(for: error))
  }

  private static func answer(_ text: String) {
    Console.print(text)
    Console.flush()
  }

  /// The message for a usage error found while the command ran.
  private static func usage(
    _ fault: ValidationError, of command: any ParsableCommand.Type
  ) -> [String] {
    let name = command.configuration.commandName ?? ""
    let usage = "Usage: \(usageString(for: command))".split(separator: "\n").map(String.init)
    return ["error: \(fault.message)"] + usage
      + ["  See 'swivel \(name) --help' for more information."]
  }
}

/// The start and the end of the program.
enum Program {
  /// Makes a write beyond the file size limit fail with an error instead of a signal.
  static func refuseFileSizeSignal() {
    signal(SIGXFSZ, SIG_IGN)
  }

  static func quit(_ ending: Ending) -> Never {
    Progress.shared.end()
    Swivel.exit(withError: ExitCode(ending.rawValue))
  }

  /// Exits with the code of an ending other than success.
  static func end(_ ending: Ending) throws {
    if ending != .done { throw ExitCode(ending.rawValue) }
  }
}

/// The outcome of the program, by exit code.
enum Ending: Int32 {
  /// Success, without findings.
  case done = 0
  /// The answer is negative.
  case negative = 1
  /// The operation failed.
  case impossible = 2
  /// Success, with losses in the input.
  case lossy = 3
}
