/// The elements of an array, whose places are written down only when they are looked at.
///
/// Writing down all of a large file's places would take many times its size.
package struct NodeList: RandomAccessCollection {
  private let values: [JSONValue]
  private let path: ScenarioPath

  init(values: [JSONValue], path: ScenarioPath) {
    self.values = values
    self.path = path
  }

  /// The elements of an array that is not there.
  static let none = NodeList(values: [], path: .file)

  package var startIndex: Int { 0 }
  package var endIndex: Int { values.count }

  package subscript(index: Int) -> Node { Node(value: values[index], path: path.element(index)) }
}
