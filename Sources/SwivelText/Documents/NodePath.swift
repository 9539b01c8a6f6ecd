/// Where in a document a value stands, such as `scenarios[3] (back).steps[2].vc`.
package struct NodePath: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  private init(_ description: String) {
    self.description = description
  }

  /// A whole document, as errors call it.
  package init(root name: String) {
    description = name
  }

  /// An element of the array that stands here.
  func element(_ index: Int) -> NodePath {
    NodePath("\(description)[\(index)]")
  }

  /// A member of the object that stands here.
  package func member(_ key: String) -> NodePath {
    let isPlain = key == "*" || TextForm.isWord(key)
    return NodePath(
      isPlain ? "\(description).\(key)" : "\(description)[\(TextError.quoted(key))]")
  }

  /// The same place, named for people.
  package func named(_ name: String) -> NodePath {
    NodePath("\(description) (\(name))")
  }
}
