/// A source file of the program with a text that tests make: a literal is compiled in no time, and
/// an embedded resource in a tenth of a millisecond a byte.
package enum SourceOfText {
  /// The file that adds the text to a type, as the static property `lines`.
  package static func file(adding text: String, to type: String, madeBy tests: String) -> String {
    let lines = text.split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
      // Made by \(tests): SWIVEL_RECORD=1 swift test.
      extension \(type) {
        static let lines = #\"""
      \(lines)    \"""#
      }

      """
  }
}
