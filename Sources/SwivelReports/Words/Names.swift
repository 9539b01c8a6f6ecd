package import SwivelModel
package import SwivelReplay

/// The display names of controllers, windows and causes at a moment.
package struct Names {
  private let situation: Situation
  private let table: NameTable

  /// Makes the names for a moment, valid while its situation is.
  package init(_ situation: Situation, _ table: NameTable) {
    (self.situation, self.table) = (situation, table)
  }

  /// A controller's type name, or its number if it has none.
  package func controller(_ id: ControllerID) -> String { text { $0.write(id, $1) } }

  /// A window's role or number.
  package func window(_ id: WindowID) -> String { text { $0.write(id, $1) } }

  /// An event as a clause.
  package func clause(_ kind: Event.Kind) -> String { text { $0.write(kind, $1) } }

  /// The text written by a function.
  func text(_ write: (inout LineWriter, Situation) -> Void) -> String {
    var writer = LineWriter(table)
    write(&writer, situation)
    return String(decoding: writer.text, as: UTF8.self)
  }

  /// A line without terminal control characters or line ends, and that no CI runner takes for a
  /// command: those of GitHub begin with two colons.
  package static func line(_ text: String) -> String {
    let line = printable(text)
    let front = line.prefix { $0 == " " }
    guard line.dropFirst(front.count).hasPrefix("::") else { return line }
    return front + "\u{FFFD}" + line.dropFirst(front.count + 1)
  }

  /// A text without terminal control characters.
  package static func printable(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.isSteering ? "\u{FFFD}" : $0 }))
  }
}
