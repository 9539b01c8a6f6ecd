import Foundation

/// An option or an argument of a command that takes a value, as the program itself lists them.
struct DeclaredOption: Hashable {
  let verb: String
  let name: String
  /// The words that it takes, if they are listed.
  let words: [String]

  /// All of them, in the order of `swivel --help`.
  static func all() throws -> [Self] {
    let text = try Program.run("--experimental-dump-help").output
    let root = try JSONDecoder().decode(Dump.self, from: Data(text.utf8)).command
    return (root.subcommands ?? []).filter { $0.commandName != "help" }.flatMap { verb in
      (verb.arguments ?? []).filter { $0.kind != "flag" }.map { argument in
        Self(
          verb: verb.commandName, name: argument.preferredName?.name ?? argument.valueName ?? "",
          words: argument.completionKind?.list?.values ?? [])
      }
    }
  }

  private struct Dump: Decodable {
    let command: Command

    struct Command: Decodable {
      let commandName: String
      let subcommands: [Command]?
      let arguments: [Argument]?
    }

    struct Argument: Decodable {
      let kind: String
      let valueName: String?
      let preferredName: Name?
      let completionKind: Completion?
    }

    struct Name: Decodable { let name: String }

    struct Completion: Decodable {
      let list: Words?

      struct Words: Decodable { let values: [String] }
    }
  }
}

/// What a command does with the file that an option names.
enum FileRole {
  case reads, writes, replaces
  /// The value is no file.
  case none

  /// The role of each option; that of one verb, `VERB NAME`, comes before that of all.
  private static let all: [String: Self] = [
    "record output": .replaces, "accept golden": .replaces, "check baseline": .replaces,
    "check format": .writes, "diff format": .writes, "export format": .none,
    "schema format": .none,
    "output": .writes, "tables": .writes,
    "file": .reads, "files": .reads, "runs": .reads, "app": .reads, "runner": .reads,
    "files-from": .reads, "ranges-from": .reads, "config": .reads, "allow": .reads,
    "golden": .reads,
    "mode": .none, "color": .none, "j": .none, "width": .none, "time": .none,
    "at": .none, "from": .none, "to": .none, "event": .none, "kind": .none,
    "fail-on": .none, "group": .none, "ignore": .none, "time-tolerance": .none,
    "set": .none, "drop": .none, "insert": .none, "ios": .none, "linked": .none,
    "device": .none, "matrix": .none, "minimize": .none, "replays": .none,
    "id": .none, "name": .none, "names": .none, "salt": .none, "process": .none,
  ]

  /// The role of an option; `nil` for one without.
  static func of(_ option: DeclaredOption) -> Self? {
    all["\(option.verb) \(option.name)"] ?? all[option.name]
  }
}
