import SwivelReplay

/// The sign in a cell of a stave; where several stretches share a cell, the highest one is drawn.
enum StaveSign: Int, Comparable {
  case allowed, undetermined, observed, predicted, unwanted, unwantedPredicted

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  init(_ stretch: ReportStretch) {
    if stretch.mask.nonzeroBitCount > 1 {
      self = .undetermined
    } else if stretch.isUnwanted {
      self = stretch.isSeen ? .unwanted : .unwantedPredicted
    } else {
      self = stretch.isSeen ? .observed : .predicted
    }
  }

  var character: Character {
    switch self {
    case .allowed: "░"
    case .undetermined: "?"
    case .observed: "═"
    case .predicted: "-"
    case .unwanted: "X"
    case .unwantedPredicted: "x"
    }
  }

  var style: TextStyle {
    switch self {
    case .allowed: .dim
    case .undetermined: .plain
    case .observed, .predicted: .bold
    case .unwanted, .unwantedPredicted: .error
    }
  }

  /// The signs in the order of a legend.
  static let legend: [Self] = [
    .observed, .predicted, .undetermined, .unwanted, .unwantedPredicted, .allowed,
  ]

  var words: String {
    switch self {
    case .allowed: "allowed"
    case .undetermined: Basis.Word.undetermined.rawValue
    case .observed: Basis.Word.observed.rawValue
    case .predicted: Basis.Word.predicted.rawValue
    case .unwanted: "\(Basis.Word.observed.rawValue), unwanted"
    case .unwantedPredicted: "\(Basis.Word.predicted.rawValue), unwanted"
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
        rows[row].put(sign.character, at: column, sign.style)
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
