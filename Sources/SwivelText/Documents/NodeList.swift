/// The elements of an array, whose places are written down only when they are looked at.
///
/// Writing down all of a large file's places would take many times its size.
package struct NodeList: RandomAccessCollection {
  private let values: [JSONValue]
  private let path: NodePath

  init(values: [JSONValue], path: NodePath) {
    self.values = values
    self.path = path
  }

  /// The elements of an array that is not there.
  package static let none = NodeList(values: [], path: NodePath(root: ""))

  package var startIndex: Int { 0 }
  package var endIndex: Int { values.count }

  package subscript(index: Int) -> Node { Node(value: values[index], path: path.element(index)) }
}
