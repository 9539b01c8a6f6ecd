import SwivelFindings
import SwivelModel
import SwivelText

extension Finding {
  /// The code to write about it, with the names of its log; none for detectors of other packages.
  ///
  /// An app whose root hosts SwiftUI gets that code first.
  func code(_ table: NameTable) -> [CodeBlock] {
    let blocks = fittedCode(table)
    let name = root.flatMap { table[$0] }
    guard name?.has(text: "HostingController") ?? false else { return blocks }
    return blocks.filter { $0.title == "SwiftUI" } + blocks.filter { $0.title != "SwiftUI" }
  }

  private func fittedCode(_ table: NameTable) -> [CodeBlock] {
    let blocks = Detector.named(id)?.code(on: system, because: rules, conditions) ?? []
    let kinds = Set(blocks.compactMap(\.container))
    // The containers that the app has, if there is code for them; else for all kinds.
    let parties = containers.isEmpty ? [decider].compactMap(\.self) : containers
    let known = parties.filter { kinds.contains($0.kind) }
    guard !known.isEmpty else { return blocks.map(CodeFitting(self, decider, table).fit) }
    return known.flatMap { party in
      blocks.filter { $0.container == party.kind }.map(CodeFitting(self, party, table).fit)
    } + blocks.filter { $0.container == nil }.map(CodeFitting(self, decider, table).fit)
  }
}
