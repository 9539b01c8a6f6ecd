/// Reads the members of one object that has no others.
package struct ObjectReader {
  package let path: NodePath
  private let members: [String: Node]

  /// Opens an object.
  ///
  /// - Throws: ``DocumentError/unknownKey(_:key:known:)`` for the first key that is not listed.
  package init(_ node: Node, keys: [String]) throws(DocumentError) {
    path = node.path
    var members: [String: Node] = [:]
    for (key, member) in try node.members() {
      guard keys.contains(key) else { throw .unknownKey(node.path, key: key, known: keys) }
      members[key] = member
    }
    self.members = members
  }

  /// Whether the object has no members.
  package var isEmpty: Bool { members.isEmpty }

  /// A required member.
  package func required(_ key: String) throws(DocumentError) -> Node {
    guard let member = members[key] else { throw .missingKey(path, key: key) }
    return member
  }

  /// An optional member.
  package func optional(_ key: String) -> Node? { members[key] }

  /// An optional member for which null means absent.
  package func nullable(_ key: String) -> Node? { members[key]?.unlessNull }

  /// An optional Boolean member.
  package func flag(_ key: String, default value: Bool = false) throws(DocumentError) -> Bool {
    try optional(key)?.boolean() ?? value
  }

  /// An optional word of a table.
  package func word<Value>(
    _ key: String, _ words: Words<Value>, default value: Value
  ) throws(DocumentError) -> Value {
    try optional(key)?.word(words) ?? value
  }
}
