import ArgumentParser
import Foundation
import SwivelLog

/// Options for the terminal, which every verb has.
struct TerminalOptions: ParsableArguments {
  @Option(
    help: "Use color only on a terminal (auto), always, or never; JSON and files never have color."
  )
  var color = Color.auto

  @Flag(help: "Do not show progress for long operations.")
  var noProgress = false

  enum Color: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never

    /// Whether an output is colored: the command line overrides the environment.
    func isUsed(on output: LineOutput) -> Bool {
      switch self {
      case .always: true
      case .never: false
      case .auto: Terminal.wantsColor ?? output.isTerminal
      }
    }

    /// The color that a command line asks for, which may be wrong elsewhere.
    static func asked(by arguments: [String]) -> Self {
      let values = zip(arguments, arguments.dropFirst() + [""]).compactMap { word, next in
        word == "--color" ? next : word.hasPrefix("--color=") ? String(word.dropFirst(8)) : nil
      }
      return values.last.flatMap(Self.init) ?? .auto
    }
  }

  /// Runs a command, with color and progress as requested.
  static func run(_ command: inout any ParsableCommand) throws {
    guard let verb = command as? any TerminalCommand else { return try command.run() }
    Console.output.isColored = verb.terminal.color.isUsed(on: Console.output)
    Console.messages.isColored = verb.terminal.color.isUsed(on: Console.messages)
    // `record` and `watch` handle signals themselves, to finish the log or the findings.
    if !verb.isEndless { Interruption.watch() }
    if !verb.terminal.noProgress, !verb.isEndless { Progress.shared.begin() }
    defer { Progress.shared.end() }
    try command.run()
  }
}

enum Terminal {
  /// Whether a descriptor is a terminal that supports control sequences.
  static func isThere(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && Environment["TERM"] != "dumb"
  }

  /// The number of columns of a terminal.
  ///
  /// `COLUMNS` overrides what the terminal reports, as for the help of the argument parser.
  static func width(of descriptor: Int32) -> Int {
    if let columns = Environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// The environment's color setting, regardless of the descriptor; `nil` if there is none.
  ///
  /// Source: https://no-color.org and https://bixense.com/clicolors, where `NO_COLOR` counts first.
  static var wantsColor: Bool? {
    if Environment["NO_COLOR"] != nil { return false }
    guard let force = Environment["CLICOLOR_FORCE"] else { return nil }
    return force == "0" ? nil : true
  }
}

/// A verb, with the options that all verbs have.
protocol TerminalCommand: ParsableCommand {
  var terminal: TerminalOptions { get }
  /// Whether it follows a recording of unknown length.
  var isEndless: Bool { get }
}

extension TerminalCommand {
  var isEndless: Bool { false }
}
