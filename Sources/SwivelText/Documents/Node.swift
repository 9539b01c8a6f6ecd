/// A JSON value together with its path in a document, so that every error can name it.
///
/// A document is a hand-written file, which is rejected if anything in it is wrong.
package struct Node {
  /// The size limit of a document: 64 MiB, thousands of times what is usual.
  package static let byteLimit = 64 << 20

  package let value: ParsedValue
  package let path: NodePath

  /// Makes a node of a value at a path.
  package init(value: ParsedValue, path: NodePath) {
    (self.value, self.path) = (value, path)
  }

  /// Reads the only value of a document, and names it in errors.
  ///
  /// - Throws: ``DocumentError/tooLarge(byteCount:limit:)``, or
  ///   ``DocumentError/syntax(_:line:column:)`` when it is not JSON.
  package static func read(_ bytes: [UInt8], as name: String) throws(DocumentError) -> Node {
    guard bytes.count <= byteLimit else {
      throw .tooLarge(byteCount: bytes.count, limit: byteLimit)
    }
    var reader = JSONReader(file: bytes[...], line: 1, limits: .document)
    do throws(JSONError) {
      guard let value = try reader.only() else { throw reader.flaw(.endsEarly) }
      return Node(value: value, path: NodePath(root: name))
    } catch {
      throw .syntax(error.flaw, line: error.line, column: error.column)
    }
  }

  /// The node, unless it is null.
  package var unlessNull: Node? { value == .null ? nil : self }

  /// The same node with a name for errors.
  package func named(_ name: String) -> Node {
    Node(value: value, path: path.named(name))
  }

  /// A text at the node's path, such as its key.
  package func saying(_ text: String) -> Node {
    Node(value: .string(text), path: path)
  }

  /// The error for a value of the wrong type.
  package func wrongType(_ expected: String) -> DocumentError {
    .wrongType(path, expected: expected, found: value.summary)
  }
}

// MARK: - Scalars

extension Node {
  /// The value as text.
  package func text() throws(DocumentError) -> String {
    guard case .string(let text) = value else { throw wrongType("a string") }
    return text
  }

  /// The value as a Boolean.
  package func boolean() throws(DocumentError) -> Bool {
    guard case .bool(let boolean) = value else { throw wrongType("true or false") }
    return boolean
  }

  /// The value as a floating-point number.
  package func number() throws(DocumentError) -> Double {
    let number: Double?
    switch value {
    case .number(let whole): number = Double(whole)
    case .negative(let whole): number = Double(whole)
    case .decimal(let text): number = Double(text)
    case .null, .bool, .string, .array, .object: number = nil
    }
    guard let number else { throw wrongType("a number") }
    guard number.isFinite else { throw wrongType("a number nearer to 0") }
    return number
  }
}

// MARK: - Arrays and objects

extension Node {
  /// The elements of an array, with limits on their count.
  package func elements(least: Int = 0, most: Int? = nil) throws(DocumentError) -> NodeList {
    guard case .array(let values) = value else { throw wrongType("an array") }
    guard values.count >= least, values.count <= most ?? .max else {
      throw .wrongCount(path, count: values.count, least: least, most: most)
    }
    return NodeList(values: values, path: path)
  }

  /// The members of an object, in the order of the file.
  package func members(
    least: Int = 0, most: Int? = nil
  ) throws(DocumentError) -> [(key: String, node: Node)] {
    let members = try object().members
    guard members.count >= least, members.count <= most ?? .max else {
      throw .wrongCount(path, count: members.count, least: least, most: most)
    }
    return members.map { ($0.key, Node(value: $0.value, path: path.member($0.key))) }
  }

  /// The member of an object that may have others.
  package func member(_ key: String) throws(DocumentError) -> Node {
    guard let member = try object()[key] else { throw .missingKey(path, key: key) }
    return Node(value: member, path: path.member(key))
  }

  private func object() throws(DocumentError) -> ParsedObject {
    guard case .object(let object) = value else { throw wrongType("an object") }
    return object
  }
}

/// The elements of an array, whose paths are built only on access.
///
/// Building all paths of a large file would take many times its size.
package struct NodeList: RandomAccessCollection {
  private let values: [ParsedValue]
  private let path: NodePath

  init(values: [ParsedValue], path: NodePath) {
    self.values = values
    self.path = path
  }

  /// The elements of a missing array.
  package static let none = NodeList(values: [], path: NodePath(root: ""))

  package var startIndex: Int { 0 }
  package var endIndex: Int { values.count }

  package subscript(index: Int) -> Node { Node(value: values[index], path: path.element(index)) }
}
