import SwivelModel
import SwivelQueries

extension ReportStretch {
  /// The parts of the stretch, those marked that lie within an unwanted one of its orientation.
  func split(by unwanted: [ReportStretch]) -> [ReportStretch] {
    var cuts: Set<UInt64> = [from, to]
    let relevant = unwanted.filter { $0.mask == mask && $0.from < to && $0.to > from }
    guard !relevant.isEmpty else { return [self] }
    for each in relevant { cuts.formUnion([max(each.from, from), min(each.to, to)]) }
    let edges = cuts.sorted()
    return zip(edges, edges.dropFirst()).map { start, end in
      let isUnwanted = relevant.contains { $0.from <= start && $0.to >= end }
      return ReportStretch(
        from: start, to: end, value: value, isSeen: isSeen, isUnwanted: isUnwanted)
    }
  }
}

extension RunLanes.Window {
  /// When the window shows what a finding is about, and that is not allowed; `nil` if it is allowed
  /// then.
  func unwantedStretch(of finding: ReportFinding.Other, until end: UInt64) -> ReportStretch? {
    guard let mask = finding.allowed, mask & finding.shown == 0 else { return nil }
    let (instant, seen) = (
      Instant(rawValue: finding.t), InterfaceOrientationMask(bits: finding.shown)
    )
    let isShown = { (value: ShownBand) in value.mask == seen }
    let isForbidden = { (allowed: InterfaceOrientationMask) in allowed.isDisjoint(with: seen) }
    guard let shown = shown.time(around: instant, until: end, where: isShown),
      let allowed = allowed.time(around: instant, until: end, where: isForbidden)
    else { return nil }
    return ReportStretch(
      from: max(shown.from, allowed.from), to: min(shown.to, allowed.to), value: Int(finding.shown))
  }
}

extension BandList {
  /// The longest time around an instant in which all bands satisfy a condition.
  fileprivate func time(
    around instant: Instant, until end: UInt64, where condition: (Value) -> Bool
  ) -> (from: UInt64, to: UInt64)? {
    guard let index = bands.lastIndex(where: { $0.start <= instant }),
      condition(bands[index].value)
    else { return nil }
    let first = bands[...index].lastIndex { !condition($0.value) }.map { $0 + 1 } ?? 0
    let after = bands[index...].firstIndex { !condition($0.value) }
    return (bands[first].start.rawValue, after.map { bands[$0].start.rawValue } ?? end)
  }
}
