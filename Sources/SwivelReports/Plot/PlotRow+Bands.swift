/// What holds for a while, with its text.
struct PlotBand: Hashable {
  var from: UInt64
  var to: UInt64
  let text: String
}

extension PlotRow {
  /// Stands for several bands in one column.
  static let dense: Character = "▒"
  // A shorter piece of a name says nothing.
  private static let shortest = 3

  /// Draws bands that do not overlap, each with a bar at its start and its text after it.
  init(_ bands: [PlotBand], _ scale: PlotScale) {
    self.init(width: scale.width)
    var (before, taken): (UInt64?, Int?) = (nil, nil)
    for band in scale.visible(bands, { ($0.from, $0.to) }) {
      guard let columns = scale.columns(band.from, band.to) else { continue }
      if let before, before < band.from { end(at: before, scale) }
      before = band.to
      guard columns.lowerBound != taken else {
        put(Self.dense, at: columns.lowerBound)
        continue
      }
      taken = columns.lowerBound
      put("│", at: columns.lowerBound, .dim)
      let room = columns.count - 1
      if room >= min(Self.shortest, band.text.columns) {
        put(band.text, at: columns.lowerBound + 1, room: room)
      }
    }
    if let before, before < scale.end { end(at: before, scale) }
  }

  private mutating func end(at time: UInt64, _ scale: PlotScale) {
    guard time >= scale.begin, time < scale.end else { return }
    if isBlank(scale.column(time)..<scale.column(time) + 1) {
      put("│", at: scale.column(time), .dim)
    }
  }
}
