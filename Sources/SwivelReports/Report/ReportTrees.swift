import SwivelModel
import SwivelQueries
import SwivelReplay

/// The hierarchies of a report, each stored once.
struct ReportTrees {
  private var table = Interner<[ReportNode]>()
  private var nodeCount = 0
  private var last: (tree: RunTree, nodes: [ReportNode])?
  // More would not fit a page; a hostile log has a new hierarchy at each event.
  private static let maximumNodeCount = 400_000

  /// The hierarchies, by number; the first is empty.
  var values: [[ReportNode]] { table.values }

  /// Keeps some of the hierarchies.
  mutating func keep(_ table: Interner<[ReportNode]>) {
    self.table = table
  }

  init() {
    _ = table.number(of: [])
  }

  /// The number of a hierarchy, with what the explanations say about its controllers; that of the
  /// empty one when there is no more room.
  mutating func number(
    of tree: RunTree, _ windows: [Explanation], _ names: Names, _ strings: inout Interner<String>
  ) -> Int {
    guard nodeCount < Self.maximumNodeCount else { return 0 }
    var nodes = plainNodes(of: tree, names, &strings)
    for (index, node) in tree.nodes.enumerated() {
      guard let controller = node.role.controller else { continue }
      nodes[index].badges = Self.badges(of: controller, windows)
    }
    if tree.isCut {
      let words = strings.number(of: "more controllers than are shown")
      nodes.append(ReportNode(depth: 0, place: words, name: words, mask: -1, badges: 0))
    }
    let number = table.number(of: nodes)
    if number == table.values.count - 1 { nodeCount += nodes.count }
    return number
  }

  /// The nodes without badges; most moments have the hierarchy of the one before.
  private mutating func plainNodes(
    of tree: RunTree, _ names: Names, _ strings: inout Interner<String>
  ) -> [ReportNode] {
    if let last, last.tree == tree { return last.nodes }
    let nodes = tree.nodes.map { node in
      ReportNode(
        depth: node.depth, place: strings.number(of: node.role.words),
        name: strings.number(of: node.role.name(names)),
        mask: node.mask.map { Int($0.bits) } ?? -1, badges: 0)
    }
    last = (tree, nodes)
    return nodes
  }

  private static func badges(of id: ControllerID, _ windows: [Explanation]) -> Int {
    windows.reduce(0) { badges, explanation in
      let isVisible = explanation.visible == id
      return badges | (explanation.ruling.asked == id ? 1 : 0)
        | (explanation.consulted.contains(id) ? 2 : 0) | (isVisible ? 4 : 0)
        | (isVisible && explanation.isVisiblePageIgnored ? 8 : 0)
    }
  }
}

extension RunTree.Role {
  /// The controller; `nil` for a window.
  var controller: ControllerID? {
    switch self {
    case .window: nil
    case .root(let id), .view(let id), .child(let id), .shown(let id): id
    case .stacked(let id, _, _), .presented(let id, _): id
    }
  }

  func name(_ names: Names) -> String {
    if case .window(let id, _, _) = self { return names.window(id) }
    return controller.map(names.controller) ?? ""
  }

  var words: String {
    switch self {
    case .window(_, let isKey, let isHidden):
      (isHidden ? "hidden " : "") + (isKey ? "key window" : "window")
    case .root: "root"
    case .view: "view added to the window"
    case .child: "child"
    case .shown: "child that is shown"
    case .stacked(_, let place, let count): "\(place) of \(count) in the stack"
    case .presented(_, let style): "presented" + (style.map { ", \($0.word)" } ?? "")
    }
  }
}
