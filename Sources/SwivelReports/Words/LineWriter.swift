package import SwivelModel
import SwivelReplay

/// Writes what happened in words, one line behind the other.
///
/// The names of a log and the room for the lines are there once for a whole timeline. What else a
/// line speaks of is looked up in the situation, which is handed from function to function: to keep
/// a copy of it takes longer than to write the line.
package struct LineWriter: ~Copyable {
  /// What was written.
  package var text = TextBuffer()
  private var printedNames: PrintedNames
  private var phrases = Phrasebook()

  /// Makes a writer that has written nothing.
  package init(_ table: NameTable) {
    printedNames = PrintedNames(table)
  }

  /// The names of the log.
  package var table: NameTable { printedNames.table }

  /// Takes note of the names as they are now.
  package mutating func update(_ table: NameTable) {
    printedNames.update(table)
  }

  /// Writes a phrase that a function writes, if it was not said lately.
  @inline(__always)
  mutating func write(_ phrase: Phrase, _ write: (inout Self) -> Void) {
    if let place = phrases.place(of: phrase) { return text.add(place, of: phrases.text) }
    let start = text.count
    write(&self)
    phrases.keep(phrase, from: start, of: text)
  }

  /// Writes a controller by its type name, or by its number if it has none.
  mutating func write(_ id: ControllerID, _ situation: Situation) {
    if let name = situation.facts.controllers[id].name, let place = printedNames.place(of: name) {
      return text.add(place, of: printedNames.spellings)
    }
    text.add("controller ")
    text.add(id.rawValue)
  }

  /// Writes a window by its part or its number.
  mutating func write(_ id: WindowID, _ situation: Situation) {
    if id == situation.facts.windows.main { return text.add("main window") }
    text.add("window ")
    text.add(id.rawValue)
  }

  /// Writes a name of the log, safe to print.
  mutating func write(_ id: NameID) {
    if let place = printedNames.place(of: id) { return text.add(place, of: printedNames.spellings) }
    text.add("name ")
    text.add(id.rawValue)
  }
}
