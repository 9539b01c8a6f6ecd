package import SwivelModel
package import SwivelReplay
package import SwivelTrace
import SwivelText

/// Writes events as text, line by line.
///
/// The situation is a parameter of each function, because copying it takes longer than writing a
/// line.
package struct LineWriter {
  package var text: [UInt8] = []
  package var table: NameTable

  /// The wall clock that times are those of; `nil` for the time since the start.
  package var clock: WallClock?

  package init(_ table: NameTable) {
    self.table = table
  }

  /// Writes a time at the beginning of a line.
  mutating func writeTime(_ instant: Instant) {
    guard let clock else { return text.append(instant, width: Self.timeWidth) }
    text.append(text: clock.text(at: instant))
  }

  /// The columns of a time since the start.
  static let timeWidth = 9

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

extension LineWriter {
  /// Writes the controller or object whose mask decided, and what it allows.
  mutating func write(_ decider: Ruling.Decider, of ruling: Ruling, _ situation: Situation) {
    write(decider, situation)
    text.append(" allows ")
    let mask = ruling.mask(of: decider)
    if mask.isEmpty { text.append("nothing") } else { text.append(initialsOf: mask) }
    guard case .controller = decider, ruling.isLimitedByPresenter else { return }
    text.append(", limited by the page below")
  }

  fileprivate mutating func write(_ decider: Ruling.Decider, _ situation: Situation) {
    switch decider {
    case .controller(let page): write(page, situation)
    case .app(let source): text.append(source.spelling)
    case .device: text.append("device")
    }
  }
}

extension Names {
  package func decider(_ decider: Ruling.Decider) -> String { text { $0.write(decider, $1) } }
}

extension Ruling.AppMaskSource {
  /// The source of the app's mask, in words.
  var spelling: StaticString {
    switch self {
    case .none, .exempt: "app"
    case .idiom: "app's default"
    case .plist: "Info.plist"
    case .delegate: "app delegate"
    case .sceneDelegate: "scene delegate"
    }
  }
}

extension Ruling.Decider {
  var word: String {
    switch self {
    case .controller: "controller"
    case .app: "app"
    case .device: "device"
    }
  }
}

/// The display names of controllers, windows and causes at a moment.
package struct Names {
  private let situation: Situation
  private let table: NameTable

  /// Makes the names for a moment, valid while its situation is.
  package init(_ situation: Situation, _ table: NameTable) {
    (self.situation, self.table) = (situation, table)
  }

  package func controller(_ id: ControllerID) -> String { text { $0.write(id, $1) } }

  package func window(_ id: WindowID) -> String { text { $0.write(id, $1) } }

  package func clause(_ kind: Event.Kind) -> String { text { $0.write(kind, $1) } }

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
    var text = text
    if text.withUTF8({ $0.allSatisfy { (0x20...0x7E).contains($0) } }) { return text }
    guard text.unicodeScalars.contains(where: \.isSteering) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.isSteering ? "\u{FFFD}" : $0 }))
  }
}
