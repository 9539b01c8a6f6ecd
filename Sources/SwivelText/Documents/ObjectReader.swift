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

  /// A member that must be there.
  package func required(_ key: String) throws(DocumentError) -> Node {
    guard let member = members[key] else { throw .missingKey(path, key: key) }
    return member
  }

  /// A member that may be absent.
  package func optional(_ key: String) -> Node? { members[key] }

  /// A member that may be absent or null, which means the same.
  package func nullable(_ key: String) -> Node? { members[key]?.unlessNull }

  /// A member that is true or false, and may be absent.
  package func flag(_ key: String, default value: Bool = false) throws(DocumentError) -> Bool {
    try optional(key)?.boolean() ?? value
  }

  /// A word of a table that may be absent.
  package func word<Value>(
    _ key: String, _ words: Words<Value>, default value: Value
  ) throws(DocumentError) -> Value {
    try optional(key)?.word(words) ?? value
  }
}
