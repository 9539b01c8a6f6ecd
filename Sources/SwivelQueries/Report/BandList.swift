package import SwivelModel

/// What two neighboring bands become when they are too short to be told apart.
package protocol Mergeable: Hashable, Sendable {
  func merged(with other: Self) -> Self
  /// Whether merging changes nothing any more.
  var isSettled: Bool { get }
}

/// A value over the time of a run, as bands of which each lasts until the next one.
///
/// It never holds more bands than its limit: when it would, neighbors that are shorter than a
/// resolution are merged, and the resolution is doubled until they fit.
package struct BandList<Value: Mergeable>: Sendable {
  package struct Band: Hashable, Sendable {
    package let start: Instant
    package fileprivate(set) var value: Value
  }

  /// The bands, oldest first.
  package private(set) var bands: [Band] = []
  /// The length below which bands were merged, in microseconds; 0 if none was.
  package private(set) var resolution: UInt64 = 0

  private let limit: Int

  package init(limit: Int) {
    self.limit = max(2, limit)
  }

  /// The value that holds now; `nil` before the first.
  package var current: Value? { bands.last?.value }

  /// Begins another value; nothing changes if it is the current one.
  package mutating func set(_ value: Value, at instant: Instant) {
    guard value != current else { return }
    guard let last = bands.last, instant.microseconds(since: last.start) < max(1, resolution) else {
      bands.append(Band(start: instant, value: value))
      if bands.count > limit { coarsen() }
      return
    }
    // At the same instant, or too soon to be told apart.
    bands[bands.count - 1].value = resolution == 0 ? value : last.value.merged(with: value)
  }

  /// Whether any value that begins at an instant would be lost: it is too close to the band before,
  /// which stands for several values already.
  package func isDense(at instant: Instant) -> Bool {
    guard resolution > 0, let last = bands.last, last.value.isSettled else { return false }
    return instant.microseconds(since: last.start) < resolution
  }

  /// Replaces the value that held from an instant until the next band began.
  package mutating func replace(_ value: Value, from instant: Instant) {
    guard let last = bands.lastIndex(where: { $0.start <= instant }) else {
      return bands.insert(Band(start: instant, value: value), at: 0)
    }
    let distance = instant.microseconds(since: bands[last].start)
    if distance == 0 {
      bands[last].value = value
      if last > 0, bands[last - 1].value == value { bands.remove(at: last) }
    } else if distance >= resolution, bands[last].value != value {
      bands.insert(Band(start: instant, value: value), at: last + 1)
    }
    if bands.count > limit { coarsen() }
  }

  private mutating func coarsen() {
    while bands.count > limit / 2 {
      resolution = max(1, resolution * 2)
      var kept: [Band] = []
      for band in bands {
        guard let last = kept.last, band.start.microseconds(since: last.start) < resolution else {
          kept.append(band)
          continue
        }
        kept[kept.count - 1].value = last.value.merged(with: band.value)
      }
      bands = kept
    }
  }
}
