package import SwivelLog
package import SwivelWhatIf

extension Suggestion {
  /// The command that shows what would have been.
  package func command(_ file: String, mode: LogReader.Mode = .tail) -> String {
    let options = declarations.map { "--set \($0)" }.joined(separator: " ")
    return "swivel whatif \(ShellWord.path(file)) \(options)\(ShellWord.option(of: mode))"
  }
}
