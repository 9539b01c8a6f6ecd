/// The mark of a severity; its shape says the same as its color.
struct Badge {
  let severity: String

  init(_ severity: String) {
    self.severity = severity
  }

  /// The path, from -8 to 8.
  var path: String {
    switch severity {
    case "error": "M-5-5h10v10h-10z"
    case "warning": "M0-6L6 5H-6z"
    default: "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5z"
    }
  }

  /// The color on the time line.
  var flagColor: String { isBad ? "#b83b0b" : "#545b66" }

  private var isBad: Bool { severity != "note" }

  /// The mark beside a text.
  var element: Element {
    Element(
      "svg",
      [
        "class": "badge \(severity)", "viewBox": "-8 -8 16 16", "width": 14, "height": 14,
        "aria-hidden": "true",
      ]
    ) {
      Element("path", ["d": path, "fill": isBad ? "#b83b0b" : "#6b727d"])
    }
  }
}
