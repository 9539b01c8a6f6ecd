/// The device as it is held, and the interface in it.
struct DeviceDrawing {
  /// A posture's word; empty while it is not known.
  var posture: String
  var shown: UInt8
  /// The name of the page that is shown.
  var title: String
  var isUnwanted: Bool
  var isPad: Bool

  private var turn: Int? { OrientationColumn.all.first { $0.word == posture }?.turn }

  private var body: (width: Int, height: Int, radius: Int) {
    isPad ? (128, 168, 12) : (86, 172, 17)
  }

  /// The drawing, as wide and high as a size.
  func element(size: Int) -> Element {
    let held = posture.isEmpty ? "unknown" : posture
    var names = ["drawing"]
    if isUnwanted { names.append("unwanted") }
    if turn == nil { names.append("flat") }
    return Tag.svg([
      "class": names.joined(separator: " "), "viewBox": "-100 -100 200 200", "width": size,
      "height": size, "role": "img",
      "aria-label": "device \(held), interface \(shown.shownWords)",
    ]) {
      Tag.g(["class": "held", "transform": "rotate(\(turn ?? 0))"]) { parts }
    }
  }

  @ElementBuilder private var parts: Element {
    let (width, height, radius) = body
    let glass: (Int, Int, Int, Int) = (-width / 2 + 4, -height / 2 + 4, width - 8, height - 8)
    Tag.rect([
      "class": "body", "x": -width / 2, "y": -height / 2, "width": width, "height": height,
      "rx": radius, "fill": turn == nil ? "none" : "#2a2f36",
      "stroke": turn == nil ? "#6b727d" : "none",
      "stroke-dasharray": turn == nil ? "4 3" : nil,
    ])
    Tag.rect([
      "class": "glass", "x": glass.0, "y": glass.1, "width": glass.2, "height": glass.3,
      "rx": radius - 4, "fill": "#ffffff",
    ])
    interface
    if !isPad {
      Tag.rect([
        "class": "island", "x": -13, "y": -height / 2 + 8, "width": 26, "height": 6, "rx": 3,
        "fill": "#2a2f36",
      ])
    }
    Tag.rect([
      "class": "rim", "x": glass.0, "y": glass.1, "width": glass.2, "height": glass.3,
      "rx": radius - 4, "fill": "none", "stroke": isUnwanted ? "#b83b0b" : "none",
      "stroke-width": 3,
    ])
  }

  private var interface: Element {
    let (width, height) = (body.width - 12, body.height - 14)
    guard let column = OrientationColumn.all.first(where: { $0.bit == shown }) else {
      return Tag.g(["class": "interface", "transform": "rotate(\(-(turn ?? 0)))"]) {
        Tag.text([
          "class": "unknown", "x": 0, "y": 10, "text-anchor": "middle", "font-size": 28,
          "fill": "#6b727d",
        ]) { "?" }
      }
    }
    // The interface's landscape right is the device's landscape left: both together stand upright.
    let isUpright = column.turn % 180 == 0
    return Tag.g(["class": "interface", "transform": "rotate(\(column.turn))"]) {
      isUpright ? frame(width, height) : frame(height, width)
    }
  }

  private func frame(_ width: Int, _ height: Int) -> Element {
    Tag.g(["class": "frame"]) {
      Tag.rect([
        "class": "title-bar", "x": -width / 2, "y": -height / 2, "width": width, "height": 30,
        "fill": "#eceff3",
      ])
      Tag.text([
        "class": "title", "x": 0, "y": -height / 2 + 23, "text-anchor": "middle",
        "font-size": 9, "fill": "#16181d",
      ]) { shortTitle(width < height ? 13 : 27) }
      Tag.path([
        "class": "lines", "d": lines(width, height), "stroke": "#d5dae1", "stroke-width": 4,
        "stroke-linecap": "round", "fill": "none",
      ])
      Tag.rect([
        "class": "home", "x": -16, "y": height / 2 - 7, "width": 32, "height": "2.5",
        "rx": "1.2", "fill": "#7a828d",
      ])
    }
  }

  private func shortTitle(_ count: Int) -> String {
    let scalars = title.unicodeScalars
    guard scalars.count > count else { return title }
    return String(String.UnicodeScalarView(scalars.prefix(count - 1))) + "…"
  }

  private func lines(_ width: Int, _ height: Int) -> String {
    let lengths = [90, 70, 82, 55]
    let tops = stride(from: -height / 2 + 42, to: height / 2 - 16, by: 12)
    return tops.enumerated().map { index, y in
      "M\(-width / 2 + 11) \(y)h\((width - 22) * lengths[index % 4] / 100)"
    }.joined()
  }
}
