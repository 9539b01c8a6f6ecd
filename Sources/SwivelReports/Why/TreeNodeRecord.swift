import SwivelModel
import SwivelQueries

/// A window or a controller in the tree of a moment.
struct TreeNodeRecord: Encodable {
  /// The number of nodes above it.
  let depth: Int
  /// What it is to the node above it, in words.
  let place: String
  /// Its handle: that of a window where the depth is 0, else that of a controller.
  let handle: UInt16
  let name: String
  /// What it answered or declares.
  let allowed: [String]?

  /// The nodes of a tree, each before those below it.
  static func all(of tree: RunTree, _ names: NameTable) -> [Self] {
    zip(tree.nodes, tree.handles).map { node, handle in
      Self(
        depth: Int(node.depth), place: node.role.words, handle: handle,
        name: node.label.words(names), allowed: node.mask?.words)
    }
  }
}
