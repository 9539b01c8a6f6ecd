import SwivelFindings
import SwivelModel
import SwivelText

/// Code as text, indented so that its lines are known as such: they are never wrapped.
enum CodeText {
  private static let indent = "        "
  /// So that the text of a finding stays short.
  private static let previewLimit = 8

  static func lines(_ blocks: [CodeBlock]) -> [String] {
    blocks.flatMap { block in
      ["  code     \(block.heading)"] + block.lines.map(indented)
    }
  }

  /// The first lines of the first block, or of the block for each container, below the command that
  /// prints all.
  static func preview(_ blocks: [CodeBlock], of finding: Finding) -> [String] {
    guard let block = blocks.first else { return [] }
    let containers = blocks.prefix { $0.container != nil && !$0.names.isEmpty }
    let shown = containers.isEmpty ? [block] : Array(containers)
    let system = finding.system.isKnown ? " --ios \(finding.system)" : ""
    let previews = shown.map(preview)
    let command = "swivel explain \(finding.id.rawValue)\(system)"
    let kind =
      block.names.contains { name in previews[0].contains { $0.has(text: name) } }
      ? "for \(block.title), with names from this trace" : "an example for \(block.title)"
    return ["  code     \(kind)", "           full example: \(command)"] + previews.joined()
  }

  private static func preview(_ block: CodeBlock) -> [String] {
    let lines = block.lines.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    var first = lines.prefix(previewLimit)
    // Whole types, if one of them fits.
    if let end = first.lastIndex(of: "}") { first = first[...end] }
    let rest = lines.count > first.count ? [indent + "…"] : []
    return first.map(indented) + rest
  }

  private static func indented(_ line: Substring) -> String {
    line.isEmpty ? "" : indent + line
  }
}

extension CodeBlock {
  /// The block in Markdown, below its heading.
  package var markdown: [String] {
    ["\(heading):", "", "```\(language.rawValue)"] + lines.map(String.init) + ["```", ""]
  }
}
