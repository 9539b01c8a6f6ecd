package import SwivelWhatIf

extension Suggestion {
  /// The command that shows what would have been.
  package func command(_ file: String) -> String {
    let isPlain = file.utf8.allSatisfy { byte in
      (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
    let pieces = file.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = isPlain ? file : "'\(pieces.joined(separator: #"'\''"#))'"
    let options = declarations.map { "--set \($0)" }.joined(separator: " ")
    return "swivel whatif \(Names.printable(quoted)) \(options)"
  }
}
