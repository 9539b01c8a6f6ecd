import ArgumentParser
import Foundation
import SwivelLog

/// Options for the terminal, which every verb has.
struct TerminalOptions: ParsableArguments {
  @Option(
    help: "Whether text is colored: on a terminal (auto), always or never; never in JSON or files."
  )
  var color = Color.auto

  @Flag(help: "Show no progress of long work.")
  var noProgress = false

  enum Color: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  /// Runs a command, with color and progress as requested.
  static func run(_ command: inout any ParsableCommand) throws {
    guard let verb = command as? any TerminalCommand else { return try command.run() }
    Console.colorsOutput = verb.terminal.isColored(1)
    Console.colorsMessages = verb.terminal.isColored(2)
    // `record` handles signals itself, to finish the log.
    if !verb.isEndless { Interruption.watch() }
    if !verb.terminal.noProgress, !verb.isEndless { Progress.shared.begin() }
    defer { Progress.shared.end() }
    try command.run()
  }

  /// Whether output to a descriptor is colored: the command line overrides the environment.
  private func isColored(_ descriptor: Int32) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: Terminal.wantsColor ?? Terminal.isThere(descriptor)
    }
  }
}

/// Properties of the terminal.
enum Terminal {
  /// Whether a descriptor is a terminal that supports control sequences.
  static func isThere(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && Environment["TERM"] != "dumb"
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

extension RecordCommand: TerminalCommand {
  var isEndless: Bool { true }
}

extension CatCommand: TerminalCommand {
  var isEndless: Bool { follow }
}

extension InfoCommand: TerminalCommand {}
extension ReplayCommand: TerminalCommand {}
extension WhyCommand: TerminalCommand {}
extension CheckCommand: TerminalCommand {}
extension ReportCommand: TerminalCommand {}
extension ExportCommand: TerminalCommand {}
extension SummarizeCommand: TerminalCommand {}
extension WhatIfCommand: TerminalCommand {}
extension DiffCommand: TerminalCommand {}
extension AcceptCommand: TerminalCommand {}
extension ScenarioCommand: TerminalCommand {}
extension ExplainCommand: TerminalCommand {}
extension SchemaCommand: TerminalCommand {}
extension RepairCommand: TerminalCommand {}
extension RedactCommand: TerminalCommand {}
extension MergeCommand: TerminalCommand {}
extension ImportCommand: TerminalCommand {}
