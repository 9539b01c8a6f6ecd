/// What a module declares, a line for each declaration: its path, itself, since when it is
/// available and until when it was not deprecated.
struct Surface {
  struct Line: Hashable {
    let path: String
    let declaration: String
    let availability: String

    /// The line without its source.
    var text: String { "\(path) | \(declaration) | \(availability)" }
  }

  let lines: [Line]

  init(_ graph: SymbolGraph) {
    var versions: [[String]: String] = [:]
    for symbol in graph.symbols {
      if let version = symbol.version { versions[symbol.pathComponents] = version }
    }
    lines = Set(graph.symbols.map { Self.line($0, versions) })
      .sorted { ($0.path, $0.declaration) < ($1.path, $1.declaration) }
  }

  private static func line(
    _ symbol: SymbolGraph.Symbol, _ versions: [[String]: String]
  ) -> Line {
    // A member of an extension is available when what it extends is.
    var path = symbol.pathComponents
    while !path.isEmpty, versions[path] == nil { path.removeLast() }
    let declaration = symbol.declarationFragments.map(\.spelling).joined()
    let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Line(
      path: symbol.pathComponents.joined(separator: ".") + (symbol.isDefault ? " (default)" : ""),
      declaration: "\(symbol.accessLevel) \(words)",
      availability: symbol.version ?? versions[path] ?? "")
  }
}

extension SymbolGraph.Symbol {
  /// Whether it stands for an optional requirement of a protocol that no one implements.
  fileprivate var isDefault: Bool { identifier.precise.contains("PAAE") }

  /// The iOS in which it appeared, and the one in which it was deprecated.
  fileprivate var version: String? {
    guard let iOS = availability?.first(where: { $0.domain == "iOS" }),
      let introduced = iOS.introduced
    else { return nil }
    return introduced.text + (iOS.deprecated.map { "–\($0.text)" } ?? "")
  }
}

extension SymbolGraph.Symbol.Availability.Version {
  fileprivate var text: String { "\(major).\(minor ?? 0)" }
}
