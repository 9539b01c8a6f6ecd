import ArgumentParser
import SwivelReports
import SwivelText

/// A first word that is no command, also after `help`.
struct MisspelledCommand {
  private let word: String

  /// `nil` if the words begin with a command or an option.
  init?(_ arguments: [String]) {
    let words = arguments.first == "help" ? Array(arguments.dropFirst()) : arguments
    guard let word = words.first, !word.hasPrefix("-"), word != "help",
      !Self.commands.contains(word)
    else { return nil }
    self.word = word
  }

  var lines: [String] {
    let shown = Names.printable(word)
    return [
      "error: unknown command \"\(shown)\"\(hint(for: word, in: Self.commands))",
      "Usage: swivel <subcommand>", "  See 'swivel --help' for the list of commands.",
    ]
  }

  private static let commands = Swivel.configuration.subcommands.compactMap {
    $0.configuration.commandName
  }
}
