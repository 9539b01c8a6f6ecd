package import SwivelModel
import SwivelReplay
import SwivelText

/// Writes events as text, line by line.
///
/// The situation is a parameter of each function, because copying it takes longer than writing a
/// line.
package struct LineWriter {
  /// The text so far.
  package var text: [UInt8] = []
  /// The names of the log.
  package var table: NameTable

  /// Makes an empty writer.
  package init(_ table: NameTable) {
    self.table = table
  }

  /// Writes a controller's type name, or its number if it has none.
  mutating func write(_ id: ControllerID, _ situation: Situation) {
    if let name = situation.facts.controllers[id].name, let word = table[name] {
      return text.append(printable: word)
    }
    text.append("controller ")
    text.append(decimal: UInt64(id.rawValue))
  }

  /// Writes a window's role or number.
  mutating func write(_ id: WindowID, _ situation: Situation) {
    if id == situation.facts.windows.main { return text.append("main window") }
    text.append("window ")
    text.append(decimal: UInt64(id.rawValue))
  }

  /// Writes a name of the log, safe for printing.
  mutating func write(_ id: NameID) {
    if let word = table[id] { return text.append(printable: word) }
    text.append("name ")
    text.append(decimal: UInt64(id.rawValue))
  }
}
