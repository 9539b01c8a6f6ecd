import Foundation
import SwivelLog

/// What is known of the terminal.
enum Terminal {
  /// Whether a descriptor is a terminal that can do more than print.
  static func isThere(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && Environment["TERM"] != "dumb"
  }

  /// What the environment says of colour, wherever text goes; `nil` if nothing.
  ///
  /// Source: https://no-color.org and https://bixense.com/clicolors, where `NO_COLOR` counts first.
  static var wantsColor: Bool? {
    if Environment["NO_COLOR"] != nil { return false }
    guard let force = Environment["CLICOLOR_FORCE"] else { return nil }
    return force == "0" ? nil : true
  }
}
