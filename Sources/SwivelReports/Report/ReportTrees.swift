import SwivelModel
import SwivelQueries

/// The hierarchies of a report, each stored once.
struct ReportTrees {
  private var table = Interner<[ReportNode]>()
  // Writing the words takes longer than finding out that they are written already.
  private var numbers: [RunTree: Int] = [:]
  private var nodeCount = 0
  // More would not fit a page; a hostile log has a new hierarchy at each event.
  private static let maximumNodeCount = 400_000

  /// The hierarchies, by number; the first is empty.
  var values: [[ReportNode]] { table.values }

  /// Keeps some of the hierarchies.
  mutating func keep(_ table: Interner<[ReportNode]>) {
    self.table = table
    numbers = [:]
  }

  init() {
    _ = table.number(of: [])
  }

  /// The number of a hierarchy; that of the empty one when there is no more room.
  mutating func number(
    of tree: RunTree, _ names: NameTable, _ strings: inout Interner<String>
  ) -> Int {
    if let number = numbers[tree] { return number }
    guard nodeCount < Self.maximumNodeCount else { return 0 }
    nodeCount += tree.nodes.count
    let number = table.number(of: Self.nodes(tree, names, &strings))
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
      let words = strings.number(of: "more controllers than are shown")
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
    case .shown: "child that is shown"
    case .stacked(let place, let count): "\(place) of \(count) in the stack"
    case .presented(let style): "presented" + (style.map { ", \($0.word)" } ?? "")
    }
  }
}
