import SwivelReports

/// The last line of a terminal, which shows the current state.
struct StatusLine {
  private let isVisible = Terminal.isThere(2)
  private var shown = ""

  /// Shows how to end the program.
  func begin() {
    if isVisible { Console.message("watching; press Ctrl-C to stop") }
  }

  /// Shows a state, unless it is shown already.
  mutating func show(_ text: String) {
    guard isVisible, text != shown else { return }
    erase()
    let width = Terminal.width(of: 2)
    Console.status(String(Names.printable(text).prefix(max(width - 1, 0))))
    shown = text
  }

  /// Erases it, so that something else can be printed.
  mutating func erase() {
    guard !shown.isEmpty else { return }
    Console.status("\r\u{1B}[K")
    shown = ""
  }
}
