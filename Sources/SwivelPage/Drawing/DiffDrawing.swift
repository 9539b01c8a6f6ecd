import SwivelReports

/// What the page about two runs draws over their staves, and between them.
///
/// The page's script draws the same shapes with the same attributes once it zooms.
struct DiffDrawing {
  enum Run: String {
    case base, head

    /// Its time among two.
    func time(of sides: Sides<UInt64>) -> UInt64 {
      switch self {
      case .base: sides.base
      case .head: sides.head
      }
    }
  }

  static let height = 44

  let scale: TimeScale
  let record: DiffReportRecord

  /// The stretches in which the interface is another one than in the other run.
  func tints(_ run: Run, height: Int) -> [Element] {
    let stretches = oriented.map { (run.time(of: $0.t), run.time(of: $0.end)) }
    return scale.bands(stretches) { ($0.0, $0.1) }.map { band in
      Tag.rect([
        "class": "tint", "x": band.x.percent, "width": (band.end - band.x).percent, "y": 1,
        "height": height - 2, "fill": "#b83b0b", "fill-opacity": "0.1",
      ])
    }
  }

  /// The lines between an event and its counterpart.
  var links: [Element] { bridges + lines + flags }

  private var oriented: [DiffConsequenceRecord] { record.consequences.filter(\.orientation) }

  private var bridges: [Element] {
    oriented.map { stretch in
      let x = [stretch.t.base, stretch.end.base, stretch.end.head, stretch.t.head].map {
        Int((scale.share($0) * 100_000 + 0.5).rounded(.down))
      }
      return Tag.svg([
        "viewBox": "0 0 100000 \(Self.height)", "preserveAspectRatio": "none", "width": "100%",
        "height": Self.height,
      ]) {
        Tag.path([
          "class": "tint", "d": "M\(x[0]) 0H\(x[1])L\(x[2]) \(Self.height)H\(x[3])z",
          "fill": "#b83b0b", "fill-opacity": "0.1",
        ])
      }
    }
  }

  private var lines: [Element] {
    lines("same", "#c9cfd8") { $0 != .differs } + lines("differs", "#b83b0b") { $0 == .differs }
  }

  /// The lines of some pairs; what is too close to the last one is left out.
  private func lines(
    _ name: String, _ color: String, where isIncluded: (DiffPairRecord.Kind) -> Bool
  ) -> [Element] {
    var last = (base: -1.0, head: -1.0)
    return record.pairs.records.compactMap { pair in
      guard isIncluded(pair.kind), let base = pair.base, let head = pair.head else { return nil }
      let (top, bottom) = (scale.share(base.t), scale.share(head.t))
      guard top - last.base > TimeScale.dense / 2 || bottom - last.head > TimeScale.dense / 2
      else { return nil }
      last = (top, bottom)
      return Tag.line([
        "class": "link \(name)", "x1": top.percent, "x2": bottom.percent, "y1": 0,
        "y2": Self.height, "stroke": color,
      ])
    }
  }

  private var flags: [Element] {
    let first = record.first?.pair.map { flag("first divergence", $0, y: 12) }
    let other = record.consequences.first.map { flag("outcome differs from here", $0.pair, y: 32) }
    return [first, other].compactMap(\.self)
  }

  private func flag(_ text: String, _ place: Int, y: Int) -> Element {
    let pair = record.pairs.records[place]
    let times = [pair.base?.t, pair.head?.t].compactMap(\.self)
    let x = scale.share(times.reduce(0, +)) / Double(max(1, times.count))
    let isRight = x <= 0.8
    return Tag.svg(["class": "flag", "x": x.percent, "y": y, "overflow": "visible"]) {
      Tag.path(["d": "M-5 0L0-5L5 0L0 5z", "fill": "#b83b0b"])
      Tag.text([
        "x": isRight ? 11 : -11, "y": 4, "text-anchor": isRight ? "start" : "end",
        "font-size": 12, "fill": "#b83b0b",
      ]) { text }
    }
  }
}
