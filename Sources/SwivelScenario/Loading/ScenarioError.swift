/// Why a file of scenarios cannot be loaded.
package enum ScenarioError: Error, Hashable, Sendable {
  /// The file is larger than the loader reads.
  case tooLarge(byteCount: Int, limit: Int)
  /// The file is no JSON.
  case syntax(JSONFault, line: Int, column: Int)
  /// A value has the wrong type.
  case wrongType(ScenarioPath, expected: [JSONType], found: JSONType)
  /// An object lacks a key.
  case missingKey(ScenarioPath, key: String)
  /// An object has a key that means nothing.
  case unknownKey(ScenarioPath, key: String, known: [String])
  /// A text is none of the words that could stand there.
  case unknownWord(ScenarioPath, kind: String, word: String, known: [String])
  /// A text does not have the form that it must have.
  case malformed(ScenarioPath, text: String, expected: TextForm)
  /// A number lies outside of what is possible.
  case outOfRange(ScenarioPath, number: Double, expected: NumberRange)
  /// A list has too few or too many elements.
  case wrongCount(ScenarioPath, count: Int, least: Int, most: Int?)
  /// A list has an element twice.
  case repeated(ScenarioPath, word: String)
  /// No controller has the name.
  case unknownController(ScenarioPath, name: String, known: [String])
  /// No window has the name at this point of the run.
  case unknownWindow(ScenarioPath, name: String, known: [String])
  /// No controller and no window has the name.
  case unknownPlace(ScenarioPath, name: String)
  /// The values do not fit together.
  case conflict(ScenarioPath, ScenarioConflict)
}

/// Between which numbers a number must lie.
package enum NumberRange: String, Sendable {
  case insideUnit = "between 0 and 1, and neither of them"
  case int32 = "between -2147483648 and 2147483647"
}

extension ScenarioError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let byteCount, let limit): "\(byteCount) bytes, more than the limit of \(limit)"
    case .syntax(let fault, let line, let column): "line \(line), column \(column): \(fault)"
    case .wrongType(let path, let expected, let found):
      "\(path): expected \(expected.map(\.description).joined(separator: " or ")), found \(found)"
    case .missingKey(let path, let key): "\(path): no \(key)"
    case .unknownKey(let path, let key, let known):
      "\(path): unknown key \(quoted(key))" + suggestion(for: key, among: known)
    case .unknownWord(let path, let kind, let word, let known):
      "\(path): unknown \(kind) \(quoted(word))" + offer(known, for: word)
    case .malformed(let path, let text, let form):
      "\(path): \(quoted(text)) is not \(form)"
    case .outOfRange(let path, let number, let range):
      "\(path): \(number) is not \(range.rawValue)"
    case .wrongCount(let path, let count, let least, let most):
      "\(path): expected \(Self.limits(least, most)), found \(count)"
    case .repeated(let path, let word): "\(path): \(quoted(word)) appears twice"
    case .unknownController(let path, let name, let known):
      "\(path): no controller \(quoted(name))" + suggestion(for: name, among: known)
    case .unknownWindow(let path, let name, let known):
      "\(path): no window \(quoted(name))" + suggestion(for: name, among: known)
    case .unknownPlace(let path, let name): "\(path): no controller or window \(quoted(name))"
    case .conflict(let path, let conflict): "\(path): \(conflict)"
    }
  }

  private static func limits(_ least: Int, _ most: Int?) -> String {
    switch (least, most) {
    case (1, nil): "at least 1 element"
    case (_, nil): "at least \(least) elements"
    case (0, let most?): "at most \(most) elements"
    case (_, let most?): "\(least) to \(most) elements"
    }
  }
}
