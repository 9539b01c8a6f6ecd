package import SwivelModel
package import SwivelRules

/// What to call the controllers, windows and causes of a moment.
package struct Names {
  // The parts of the situation that have names: a copy of the whole costs more than a line of text.
  let controllers: ControllerTable
  let mainWindow: WindowID?
  let table: NameTable

  /// Makes the names of a moment, for as long as its situation holds.
  package init(_ situation: borrowing Situation, _ table: NameTable) {
    controllers = situation.facts.controllers
    mainWindow = situation.facts.windows.main
    self.table = table
  }

  /// A controller by its type name, or by its number if it has none.
  package func controller(_ id: ControllerID) -> String { .text { write(id, to: &$0) } }

  /// A window by its part or its number.
  package func window(_ id: WindowID) -> String { .text { write(id, to: &$0) } }

  /// A name of the log, safe to print.
  func name(_ id: NameID) -> String { .text { write(id, to: &$0) } }

  /// Writes a controller by its type name, or by its number if it has none.
  func write(_ id: ControllerID, to text: inout [UInt8]) {
    if let name = controllers[id].name.flatMap({ table[$0] }) {
      text.add(printable: name)
    } else {
      text.add("controller ")
      text.add(id.rawValue)
    }
  }

  /// Writes a window by its part or its number.
  func write(_ id: WindowID, to text: inout [UInt8]) {
    if id == mainWindow { return text.add("main window") }
    text.add("window ")
    text.add(id.rawValue)
  }

  /// Writes a name of the log, safe to print.
  func write(_ id: NameID, to text: inout [UInt8]) {
    if let name = table[id] { return text.add(printable: name) }
    text.add("name ")
    text.add(id.rawValue)
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

extension [UInt8] {
  /// Adds a text without characters that steer a terminal.
  fileprivate mutating func add(printable text: String) {
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    add(text: isPlain ? text : Names.printable(text))
  }
}
