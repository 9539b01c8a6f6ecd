package import SwivelLog
import SwivelModel

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

  /// A trace with the option without which it could not be read as it was.
  package static func trace(_ path: String, mode: LogReader.Mode) -> String {
    Self.path(path) + option(of: mode)
  }

  /// The command that explains an event of a trace, which is an argument with its options.
  package static func why(_ trace: String, event: UInt64) -> String {
    "swivel why \(trace) --event \(event)"
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

/// Text escaped for XML 1.0, as content and in attributes.
enum XMLText {
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      // Control characters that affect a terminal, and characters that XML cannot represent.
      case let scalar where scalar.isSteering || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        "\u{FFFD}"
      default: String(Character(scalar))
      }
    }.joined()
  }
}

/// A path as a nonempty relative reference.
///
/// Source: RFC 3986, section 4.2.
package enum PathURI {
  package static func text(_ path: String) -> String {
    // The standard input has no path, and a colon in the first segment would start a scheme.
    guard path != "-", !path.isEmpty else { return "stdin" }
    let isColonFirst = path.prefix { $0 != "/" }.contains(":")
    return (isColonFirst ? "./" : "") + path.utf8.map(escaped).joined()
  }

  private static func escaped(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    let isPlain =
      byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    guard !isPlain, !"-._~/!$&'()*+,;=:@".unicodeScalars.contains(scalar) else {
      return String(Character(scalar))
    }
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "%0" + digits : "%" + digits
  }
}
