import ArgumentParser
import Foundation
import SwivelModel
import SwivelReports

/// A usage error of the parser, in the words and the form of all other errors.
struct UsageMessage {
  let lines: [String]

  init(_ error: any Error) {
    let message = Swivel.message(for: error)
    // What follows the message has no argument in it: the help of an option, and the usage.
    let rest = Swivel.fullMessage(for: error)
      .dropFirst(message.isEmpty ? 0 : "Error: \(message)".count)
      .split(separator: "\n").map(String.init)
    let value = RejectedValue(message)
    let help = rest.filter { $0.hasPrefix(Self.help) && value?.isExplained != true }
      .map { "  help: \($0.dropFirst(Self.help.count))" }
    lines =
      Self.lines(of: "error: \(value?.text ?? Self.reworded(message))") + help
      + rest.filter { !$0.hasPrefix(Self.help) }
  }

  // Before the help of an option, which is one line.
  private static let help = "Help:  "
  private static let unknown = "Unknown option '"

  /// The lines of a message; one if an argument could begin a line.
  private static func lines(of text: String) -> [String] {
    let isSteered = CommandLine.arguments.contains {
      $0.unicodeScalars.contains(where: \.isSteering)
    }
    return isSteered ? [text] : text.split(separator: "\n").map(String.init)
  }

  /// The message as the others are written: in small letters, with the suggestion in parentheses.
  private static func reworded(_ message: String) -> String {
    let parts = message.components(separatedBy: "'. Did you mean '")
    guard parts.count == 2, parts[0].hasPrefix(unknown), parts[1].hasSuffix("'?") else {
      return message.prefix(1).lowercased() + message.dropFirst()
    }
    let option = Names.printable(String(parts[0].dropFirst(unknown.count)))
    return "unknown option '\(option)' (did you mean \(parts[1].dropLast(2))?)"
  }
}
