package import SwivelLog
package import SwivelQueries

extension Suggestion {
  /// The command that shows the effect.
  package func command(_ file: String, mode: LogReader.Mode = .tail) -> String {
    let options =
      declarations.map { "--set \($0)" } + insertions.map { "--insert \(ShellWord.quoted($0))" }
    let list = options.joined(separator: " ")
    return "swivel whatif \(ShellWord.path(file)) \(list)\(ShellWord.option(of: mode))"
  }

  /// Why it inserts requests beside the declarations; `nil` if it inserts none.
  package var caution: String? {
    doubt.map {
      "without what is inserted it rests on \($0.namedWithStanding): other sources disagree"
    }
  }
}
