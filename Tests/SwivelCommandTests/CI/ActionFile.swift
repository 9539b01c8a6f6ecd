import Foundation

/// What the action's file says, as far as a runner needs it.
struct ActionFile {
  /// A step: what it runs, and where its environment comes from.
  struct Step {
    var id = ""
    var command = ""
    /// Expressions by the names of the variables.
    var variables: [String: String] = [:]
  }

  /// What inputs are unless they are given; the required ones have no such value.
  private(set) var defaults: [String: String] = [:]
  private(set) var inputs: Set<String> = []
  private(set) var steps: [Step] = []
  /// Expressions by the names of the outputs.
  private(set) var outputs: [String: String] = [:]

  init() throws {
    let text = try Samples.text(of: "tools/github-action/action.yml")
    var (section, name) = ("", "")
    for line in text.split(separator: "\n").map(String.init) {
      let indent = line.prefix { $0 == " " }.count
      let (key, value) = Self.pair(line.dropFirst(indent))
      switch (section, indent) {
      case (_, 0): section = key
      case ("inputs", 2), ("outputs", 2): name = key
      default: break
      }
      switch (section, key) {
      case ("inputs", _): read(input: name, key, value)
      case ("outputs", "value"): outputs[name] = value
      case ("runs", "- name"): steps.append(Step())
      case ("runs", _) where !steps.isEmpty: read(step: key, value)
      default: break
      }
    }
  }

  private mutating func read(input name: String, _ key: String, _ value: String) {
    inputs.formUnion(name.isEmpty ? [] : [name])
    if key == "default" { defaults[name] = value }
  }

  private mutating func read(step key: String, _ value: String) {
    switch key {
    case "id": steps[steps.count - 1].id = value
    case "run": steps[steps.count - 1].command = value
    case _ where value.hasPrefix("${{"): steps[steps.count - 1].variables[key] = value
    default: break
    }
  }

  /// A key and its value, without the quotes that YAML wants around some.
  private static func pair(_ line: Substring) -> (String, String) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    let quote = value.first.flatMap { "'\"".contains($0) ? $0 : nil }
    let isQuoted = quote != nil && value.count > 1 && value.last == quote
    return (String(parts[0]), isQuoted ? String(value.dropFirst().dropLast()) : value)
  }
}
