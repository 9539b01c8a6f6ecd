/// Finds controllers that contain themselves, which no app can build.
enum ContainmentCycle {
  /// The first controller, in the order of the file, that contains itself.
  ///
  /// - Complexity: O(controllers + children); not recursive, so that depth is unlimited.
  static func first(in controllers: [Scenario.Controller]) -> Scenario.ControllerName? {
    var parentCounts: [Scenario.ControllerName: Int] = [:]
    for child in controllers.lazy.flatMap(\.children) { parentCounts[child, default: 0] += 1 }

    // Controllers without parents are removed until none is left, or only cycles and their
    // descendants.
    let children = Dictionary(
      controllers.map { ($0.name, $0.children) }, uniquingKeysWith: { first, _ in first })
    var orphans = controllers.map(\.name).filter { parentCounts[$0] == nil }
    while let orphan = orphans.popLast() {
      for child in children[orphan, default: []] {
        parentCounts[child, default: 0] -= 1
        if parentCounts[child] == 0 { orphans.append(child) }
      }
    }
    let left = Set(parentCounts.lazy.filter { $0.value > 0 }.map(\.key))
    return controllers.first { left.contains($0.name) && !left.isDisjoint(with: $0.children) }?.name
  }
}
