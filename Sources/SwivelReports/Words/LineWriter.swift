package import SwivelModel
import SwivelReplay
import SwivelText

/// Writes what happened as text, line after line.
///
/// The situation is an argument of each function: copying it takes longer than writing a line.
package struct LineWriter {
  /// The text so far.
  package var text: [UInt8] = []
  /// The names of the log.
  package var table: NameTable

  /// Makes a writer without any text.
  package init(_ table: NameTable) {
    self.table = table
  }

  /// Writes a controller by its type name, or by its number if it has none.
  mutating func write(_ id: ControllerID, _ situation: Situation) {
    if let name = situation.facts.controllers[id].name, let word = table[name] {
      return text.append(printable: word)
    }
    text.append("controller ")
    text.append(decimal: UInt64(id.rawValue))
  }

  /// Writes a window by its role or its number.
  mutating func write(_ id: WindowID, _ situation: Situation) {
    if id == situation.facts.windows.main { return text.append("main window") }
    text.append("window ")
    text.append(decimal: UInt64(id.rawValue))
  }

  /// Writes a name of the log, safe to print.
  mutating func write(_ id: NameID) {
    if let word = table[id] { return text.append(printable: word) }
    text.append("name ")
    text.append(decimal: UInt64(id.rawValue))
  }
}
