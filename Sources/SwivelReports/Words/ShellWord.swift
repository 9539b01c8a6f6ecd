package import SwivelLog

/// Arguments of suggested commands, quoted for a shell.
package enum ShellWord {
  /// A path as one word that is not an option.
  package static func path(_ path: String) -> String {
    quoted(path.hasPrefix("-") && path != "-" ? "./" + path : path)
  }

  /// Any text as one word.
  static func quoted(_ name: String) -> String {
    let pieces = name.split(separator: "'", omittingEmptySubsequences: false)
    let isPlain = !name.isEmpty && name.utf8.allSatisfy(isPlain)
    return Names.printable(isPlain ? name : "'\(pieces.joined(separator: #"'\''"#))'")
  }

  /// A path for a command that does not read the standard input: data from there must be saved
  /// first.
  package static func file(_ path: String) -> String {
    path == "-" ? "FILE.swivel" : Self.path(path)
  }

  /// The option, after a space, without which the trace could not be read as it was; empty if none
  /// is needed.
  package static func option(of mode: LogReader.Mode) -> String {
    switch mode {
    case .strict, .tail: ""
    case .salvage: " --mode salvage"
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
