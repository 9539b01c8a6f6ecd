/// The path of a value in a document, such as `scenarios[3] (back).steps[2].vc`.
package struct NodePath: Hashable, Sendable, CustomStringConvertible {
  package let description: String
  /// Whether it is the path of the whole document.
  let isRoot: Bool

  private init(_ description: String) {
    (self.description, isRoot) = (description, false)
  }

  /// A whole document, as named in errors.
  package init(root name: String) {
    (description, isRoot) = (name, true)
  }

  /// An element of the array at this path.
  func element(_ index: Int) -> NodePath {
    NodePath("\(description)[\(index)]")
  }

  /// A member of the object at this path.
  package func member(_ key: String) -> NodePath {
    let isPlain = key == "*" || TextForm.isWord(key)
    return NodePath(
      isPlain ? "\(description).\(key)" : "\(description)[\(TextError.quoted(key))]")
  }

  /// The same path with a name for errors.
  package func named(_ name: String) -> NodePath {
    NodePath("\(description) (\(name))")
  }
}

/// Why a document cannot be read.
package enum DocumentError: Error, Hashable, Sendable {
  /// The document is too large.
  case tooLarge(byteCount: Int, limit: Int)
  /// The document is not JSON.
  case syntax(JSONFlaw, line: Int, column: Int)
  /// A value has the wrong type.
  case wrongType(NodePath, expected: String, found: String)
  /// An object lacks a key.
  case missingKey(NodePath, key: String)
  /// An object has an unknown key.
  case unknownKey(NodePath, key: String, known: [String])
  /// A text is not one of the allowed words.
  case unknownWord(NodePath, kind: String, word: String, known: [String])
  /// There is nothing of this kind with the name.
  case unknownName(NodePath, kind: String, name: String, known: [String])
  /// A text is malformed.
  case malformed(NodePath, text: String, expected: String)
  /// A number is out of range.
  case outOfRange(NodePath, number: Double, expected: String)
  /// A list has too few or too many elements.
  case wrongCount(NodePath, count: Int, least: Int, most: Int?)
  /// A list has an element twice.
  case repeated(NodePath, word: String)
  /// A value contradicts itself or the rest.
  case contradiction(NodePath, reason: String)
}

extension DocumentError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let byteCount, let limit): "\(byteCount) bytes, more than the limit of \(limit)"
    case .syntax(let flaw, let line, let column):
      "line \(line), column \(column): invalid JSON: \(flaw)"
    case .wrongType(let path, let expected, let found) where path.isRoot:
      "expected \(expected) at the top level, found \(found)"
    case .wrongType(let path, let expected, let found):
      "\(path): expected \(expected), found \(found)"
    case .missingKey(let path, let key): "\(path): no \(key)"
    case .unknownKey(let path, let key, let known) where path.isRoot:
      "unknown key \(Self.quoted(key)) at the top level" + hint(for: key, in: known)
    case .unknownKey(let path, let key, let known):
      "\(path): unknown key \(Self.quoted(key))" + hint(for: key, in: known)
    case .unknownWord(let path, let kind, let word, let known):
      "\(path): unknown \(kind) \(Self.quoted(word))" + offer(known, for: word)
    case .unknownName(let path, let kind, let name, let known):
      "\(path): no \(kind) \(Self.quoted(name))" + hint(for: name, in: known)
    case .malformed(let path, let text, let expected):
      "\(path): \(Self.quoted(text)) is not \(expected)"
    case .outOfRange(let path, let number, let expected): "\(path): \(number) is not \(expected)"
    case .wrongCount(let path, let count, let least, let most):
      "\(path): expected \(Self.limits(least, most)), found \(count)"
    case .repeated(let path, let word): "\(path): \(Self.quoted(word)) appears twice"
    case .contradiction(let path, let reason): "\(path): \(reason)"
    }
  }

  private static func quoted(_ text: String) -> String { TextError.quoted(text) }

  private static func limits(_ least: Int, _ most: Int?) -> String {
    switch (least, most) {
    case (1, nil): "at least 1 element"
    case (_, nil): "at least \(least) elements"
    case (0, let most?): "at most \(most) elements"
    case (_, let most?): "\(least) to \(most) elements"
    }
  }
}
