import SwivelModel
import SwivelQueries

/// The hierarchies of a report, as numbers of nodes; each hierarchy and each node is stored once.
struct ReportTrees {
  // About a quarter of a megabyte: in a long run nearly every moment has another hierarchy.
  private static let maximumNodeCount = 60_000

  private var table = Interner<[Int]>()
  private var rows = Interner<ReportNode>()
  private var numbers: [RunTree: Int] = [:]
  private var nodeCount = 0

  /// The hierarchies, by number; the first is empty.
  var values: [[Int]] { table.values }

  /// The nodes, by number.
  var nodes: [ReportNode] { rows.values }

  init() {
    _ = table.number(of: [])
  }

  /// The number of a hierarchy; of the one for those left out if it is `nil` or has no room.
  mutating func number(
    of tree: RunTree?, _ names: NameTable, _ strings: inout Interner<String>
  ) -> Int {
    if let tree, let number = numbers[tree] { return number }
    guard let tree, nodeCount + tree.nodes.count <= Self.maximumNodeCount else {
      let words = "omitted: a report has no room for the controllers at every moment of a long run"
      let node = ReportNode(
        depth: 0, place: strings.number(of: ""), name: strings.number(of: words), mask: -1,
        badges: 0)
      return table.number(of: [rows.number(of: node)])
    }
    nodeCount += tree.nodes.count
    let nodes = Self.nodes(tree, names, &strings).map { rows.number(of: $0) }
    let number = table.number(of: nodes)
    numbers[tree] = number
    return number
  }

  private static func nodes(
    _ tree: RunTree, _ names: NameTable, _ strings: inout Interner<String>
  ) -> [ReportNode] {
    var nodes = tree.nodes.map { node in
      ReportNode(
        depth: Int(node.depth), place: strings.number(of: node.role.words),
        name: strings.number(of: node.label.words(names)),
        mask: node.mask.map { Int($0.bits) } ?? -1, badges: Int(node.badges.rawValue))
    }
    if tree.isCut {
      let words = strings.number(of: "more controllers, not shown")
      nodes.append(ReportNode(depth: 0, place: words, name: words, mask: -1, badges: 0))
    }
    return nodes
  }
}

extension RunTree.Role {
  var words: String {
    switch self {
    case .window(let isKey, let isHidden):
      (isHidden ? "hidden " : "") + (isKey ? "key window" : "window")
    case .root: "root"
    case .view: "view added to the window"
    case .child: "child"
    case .shown: "visible child"
    case .stacked(let place, let count): "\(place) of \(count) in the stack"
    case .presented(let style): "presented" + (style.map { ", \($0.word)" } ?? "")
    }
  }
}
