import SwivelModel
import SwivelReports

/// The four orientations as columns of a page, by the bits of a log.
struct OrientationColumn {
  let bit: UInt8
  let word: String
  let title: String
  let short: String
  /// How far the device is turned when it is held like that, in degrees.
  let turn: Int

  /// The columns in the order of tables and texts.
  static let all = [
    Self(bit: 1, word: "portrait", title: "portrait", short: "P", turn: 0),
    Self(bit: 2, word: "portraitUpsideDown", title: "upside down", short: "UD", turn: 180),
    Self(bit: 8, word: "landscapeLeft", title: "landscape left", short: "LL", turn: -90),
    Self(bit: 4, word: "landscapeRight", title: "landscape right", short: "LR", turn: 90),
  ]

  /// A device that stands upright, from -8 to 8.
  static let glyph =
    "M-2-7h4a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM-1.5 4.6h3"

  /// Every orientation: not known where it is shown, all where it is allowed.
  static let every: UInt8 = 15
}

extension UInt8 {
  var allowedWords: String {
    self == OrientationColumn.every ? "all orientations" : InterfaceOrientationMask(bits: self).list
  }

  /// The orientations that may be shown in words.
  var shownWords: String {
    self == 0 ? "unknown" : InterfaceOrientationMask(bits: self).alternatives
  }
}

extension UInt64 {
  /// A time in seconds, truncated to three decimals as in all other reports.
  var seconds: String {
    let milliseconds = self / 1_000
    let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 1_000)
    return "\(whole).\((1_000 + rest).description.dropFirst())"
  }
}
