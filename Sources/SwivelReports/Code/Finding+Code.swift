import SwivelFindings
import SwivelModel
import SwivelText

extension Finding {
  /// The code to write about it, with the names of its log; none for detectors of other packages.
  func code(_ table: NameTable) -> [CodeBlock] {
    let blocks = Detector.named(id)?.code(on: system, because: rules) ?? []
    let kinds = Set(blocks.compactMap(\.container))
    // A container that the app has, if there is code for it; else for all of them.
    let kind = decider.map(\.kind).flatMap { kinds.contains($0) ? $0 : nil }
    let fitting = CodeFitting(self, table)
    return blocks.filter { kind == nil || $0.container == nil || $0.container == kind }
      .map(fitting.fit)
  }
}
