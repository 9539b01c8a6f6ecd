/// The path of a value in a document, such as `scenarios[3] (back).steps[2].vc`.
package struct NodePath: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  private init(_ description: String) {
    self.description = description
  }

  /// A whole document, as named in errors.
  package init(root name: String) {
    description = name
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
