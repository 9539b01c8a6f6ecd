import CSwivel
import Foundation

/// Takes the line of progress away where a signal ends the program, which else would leave it there.
enum EraseOnSignal {
  /// From now on the usual signals erase the line first; those that are ignored stay so.
  static func install() {
    for number in [SIGINT, SIGTERM] {
      let before = signal(number, eraseAndEnd)
      // Safe: both are addresses, of a function or one that stands for none.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  // Safe: it calls only what a handler of signals may call, and has its bytes from the source.
  private static let eraseAndEnd: @convention(c) (Int32) -> Void = { number in
    let line: StaticString = "\r\u{1B}[K"
    _ = swivel_write_all(2, line.utf8Start, line.utf8CodeUnitCount)
    signal(number, SIG_DFL)
    raise(number)
  }
}
