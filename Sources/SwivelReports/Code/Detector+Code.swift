package import SwivelFindings
package import SwivelModel
package import SwivelReplay

extension Detector {
  /// The code for its advice for a version of iOS, if some rules led to the problem.
  package func code(
    on system: SystemVersion, because rules: [RuleID] = [],
    _ conditions: Set<Finding.Condition> = []
  ) -> [CodeBlock] {
    let blocks = adviceIndex(on: system, because: rules, conditions).map(blocks) ?? []
    return blocks.filter { $0.isFor(system) }
  }

  /// The code for a piece of its advice that is for some of the versions to which this applies.
  package func code(at index: Int) -> [CodeBlock] {
    blocks(at: index).filter { $0.isFor(anyOf: advice[index].occasion.versions) }
  }

  /// The code for a piece of its advice; none for detectors of other packages.
  private func blocks(at index: Int) -> [CodeBlock] {
    guard let code = CodeBlock.all[id], code.indices.contains(index) else { return [] }
    return code[index]
  }
}
