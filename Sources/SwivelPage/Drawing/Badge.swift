import SwivelFindings
import SwivelReports

extension Finding.Severity {
  /// Its mark beside a text; the shape says the same as the color.
  var badge: Element {
    Tag.svg([
      "class": "badge \(rawValue)", "viewBox": "-8 -8 16 16", "width": 14, "height": 14,
      "aria-hidden": "true",
    ]) {
      Tag.path(["d": mark.path, "fill": isBad ? "#b83b0b" : "#6b727d"])
    }
  }

  /// The color on the time line.
  var flagColor: String { isBad ? "#b83b0b" : "#545b66" }

  private var isBad: Bool { self != .note }
}
