/// The elements of an array, whose paths are built only on access.
///
/// Building all paths of a large file would take many times its size.
package struct NodeList: RandomAccessCollection {
  private let values: [JSONValue]
  private let path: NodePath

  init(values: [JSONValue], path: NodePath) {
    self.values = values
    self.path = path
  }

  /// The elements of a missing array.
  package static let none = NodeList(values: [], path: NodePath(root: ""))

  package var startIndex: Int { 0 }
  package var endIndex: Int { values.count }

  package subscript(index: Int) -> Node { Node(value: values[index], path: path.element(index)) }
}
