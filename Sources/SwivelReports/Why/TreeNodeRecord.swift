import SwivelModel
import SwivelQueries

/// A window or a controller in the tree of a moment.
struct TreeNodeRecord: FieldList {
  static let fields: Fields<Self> = [
    // The number of nodes above it, and what it is to the one above.
    .has("depth") { $0.node.depth },
    .has("place") { $0.node.role.words },
    // That of a window where the depth is 0, else that of a controller.
    .has("handle") { $0.handle },
    .has("name") { $0.node.label.words($0.names) },
    // What it answered or declares.
    .mayHave("allowed") { $0.node.mask },
  ]

  private let node: RunTree.Node
  private let handle: UInt16
  private let names: NameTable

  static func all(of tree: RunTree, _ names: NameTable) -> [Self] {
    zip(tree.nodes, tree.handles).map { Self(node: $0, handle: $1, names: names) }
  }
}
