package import SwivelModel
package import SwivelRules

/// What to call the controllers, windows and causes of a moment.
package struct Names {
  let situation: Situation
  let table: NameTable

  /// Makes the names of a moment, for as long as its situation holds.
  package init(_ situation: Situation, _ table: NameTable) {
    (self.situation, self.table) = (situation, table)
  }

  /// A controller by its type name, or by its number if it has none.
  func controller(_ id: ControllerID) -> String {
    let name = situation.facts.controllers[id].name.flatMap { table[$0] }
    return name.map(Self.printable) ?? "controller \(id.rawValue)"
  }

  /// A window by its part or its number.
  func window(_ id: WindowID) -> String {
    id == situation.facts.windows.main ? "main window" : "window \(id.rawValue)"
  }

  /// A name of the log, safe to print.
  func name(_ id: NameID) -> String {
    table[id].map(Self.printable) ?? "name \(id.rawValue)"
  }

  /// A text without characters that steer a terminal.
  package static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { isPrintable($0) ? $0 : "\u{FFFD}" }))
  }

  static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: true
    }
  }
}
