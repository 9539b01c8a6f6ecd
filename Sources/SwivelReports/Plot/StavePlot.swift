/// The sign in a cell of a stave; where several stretches share a cell, the highest one is drawn.
enum StaveSign: Int, Comparable {
  case allowed, possible, seen, modeled, unwanted, unwantedModeled

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  init(_ stretch: ReportStretch) {
    if stretch.mask.nonzeroBitCount > 1 {
      self = .possible
    } else if stretch.isUnwanted {
      self = stretch.isSeen ? .unwanted : .unwantedModeled
    } else {
      self = stretch.isSeen ? .seen : .modeled
    }
  }

  var character: Character {
    switch self {
    case .allowed: "░"
    case .possible: "?"
    case .seen: "═"
    case .modeled: "-"
    case .unwanted: "X"
    case .unwantedModeled: "x"
    }
  }

  var look: TextLook {
    switch self {
    case .allowed: .dim
    case .possible: .plain
    case .seen, .modeled: .bold
    case .unwanted, .unwantedModeled: .error
    }
  }

  /// The signs in the order of a legend.
  static let legend: [Self] = [.seen, .modeled, .possible, .unwanted, .unwantedModeled, .allowed]

  /// What it stands for.
  var words: String {
    switch self {
    case .allowed: "allowed"
    case .possible: "one of several"
    case .seen: "observed"
    case .modeled: "modeled"
    case .unwanted: "observed, unwanted"
    case .unwantedModeled: "predicted, unwanted"
    }
  }
}

/// A row for each orientation: where it is allowed, and where the interface has it.
struct StavePlot {
  private(set) var rows: [PlotRow]
  private(set) var signs: Set<StaveSign> = []
  private let bits: [UInt8]
  private let scale: PlotScale
  private var cells: [[StaveSign?]]

  /// Draws what is allowed and shown of a window.
  init(_ lane: ReportLane, _ scale: PlotScale) {
    (self.scale, bits) = (scale, lane.rows ?? [])
    rows = bits.map { _ in PlotRow(width: scale.width) }
    cells = bits.map { _ in Array(repeating: nil, count: scale.width) }
    let allowed = scale.visible(lane.allowed?.values ?? []) { ($0.from, $0.to) }
    for stretch in allowed { draw(stretch, .allowed) }
    for stretch in lane.shown?.values ?? [] where stretch.mask != 0 && stretch.mask != 15 {
      draw(stretch, StaveSign(stretch))
    }
    for (row, signs) in cells.enumerated() {
      for case (let column, let sign?) in signs.enumerated() {
        rows[row].put(sign.character, at: column, sign.look)
        self.signs.insert(sign)
      }
    }
  }

  private mutating func draw(_ stretch: ReportStretch, _ sign: StaveSign) {
    guard let columns = scale.columns(stretch.from, stretch.to) else { return }
    for row in bits.indices where stretch.mask & bits[row] != 0 {
      for column in columns { cells[row][column] = max(cells[row][column] ?? sign, sign) }
    }
  }
}
