import ArgumentParser

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
