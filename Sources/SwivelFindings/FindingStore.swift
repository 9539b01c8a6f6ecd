import SwivelModel
import SwivelReplay

/// The findings that were not retracted, indexed by what would still retract them.
///
/// A log may have as many findings as events, and a reason to retract them at every event, so that
/// none is visited without need.
struct FindingStore: Sendable {
  private struct Entry {
    var finding: Finding
    let key: Finding.Key
    let isProvable: Bool
    var wasSuspended = false
    var suspendedBy: UInt64?
  }

  /// An observation of an interface orientation.
  private struct SightingKey: Hashable {
    let window: WindowID
    let sequence: UInt64
  }

  // By the order in which they were found.
  private var entries: [Int: Entry] = [:]
  // By their keys.
  private var places: [Finding.Key: Int] = [:]
  // Those that an observation contradicts which may have come before the rotation.
  private var hidden: Set<Int> = []
  // Those that the app may still correct: the device was not rotated since.
  private var curable = OpenFindings()
  // Those since UIKit last evaluated their window.
  private var refutable = OpenFindings()
  // Those of them that the last observation contradicts.
  private var suspended = OpenFindings()
  // Those of them by which the app ends, unless UIKit itself reported it.
  private var fatal = OpenFindings()
  // Those of them that were modeled, and that an observation would confirm.
  private var unproved = OpenFindings()
  // Observations that no rule explains, with the finding's place; the last one that is explained.
  private var unexplained: [SightingKey: Int] = [:]
  private var accounted: SightingKey?

  // How many were added in all.
  private var count = 0

  /// Whether nothing is left.
  var isEmpty: Bool { entries.count == hidden.count }

  /// All of them, in the order of the events.
  var findings: [Finding] {
    entries.keys.filter { !hidden.contains($0) }.sorted().compactMap { entries[$0]?.finding }
  }

  /// Whether a problem is new; a suspended finding of the same problem is replaced.
  mutating func isNew(_ key: Finding.Key) -> Bool {
    guard let place = places[key] else { return true }
    guard hidden.contains(place) else { return false }
    takeBack(place)
    return true
  }

  mutating func add(
    _ finding: Finding, _ key: Finding.Key, isCurable: Bool, isProvable: Bool
  ) {
    entries[count] = Entry(finding: finding, key: key, isProvable: isProvable)
    places[key] = count
    if isCurable { curable.add(count, finding) }
    refutable.add(count, finding)
    if isProvable { expectProof(of: count, finding) }
    if finding.severity == .error, !isObserved(count) { fatal.add(count, finding) }
    if finding.id == Detector.unexplainedRotation.id {
      unexplained[SightingKey(window: finding.window, sequence: finding.sequence)] = count
    }
    count += 1
  }

  /// The device was rotated: what is wrong now had its effect.
  mutating func settle() { curable.close() }

  /// UIKit has evaluated a window: later observations are about that evaluation.
  mutating func settle(_ window: WindowID) {
    for place in suspended.take(in: window, where: { _ in true }) { takeBack(place) }
    refutable.close(window)
    unproved.close(window)
    fatal.close(window)
  }

  /// Retracts what the app has corrected before the user could rotate the device.
  mutating func cure(_ window: WindowID, by now: InterfaceOrientationMask) {
    for place in curable.take(in: window, where: { $0.isCured(by: now) }) { takeBack(place) }
  }

  /// Compares what was found since UIKit last evaluated a window with an observation.
  ///
  /// What it contradicts is retracted, unless a later observation confirms it: the first one may
  /// have come before the rotation. What it confirms is based on it from then on.
  ///
  /// Where the interface has settled since, what was observed until then stays, whatever the user
  /// does later.
  mutating func compare(
    _ window: WindowID, with observed: InterfaceOrientation, at event: UInt64, isSettled: Bool
  ) {
    // An app that is observed has not crashed.
    for place in fatal.take(in: window, where: { _ in true }) { takeBack(place) }
    for place in suspended.take(in: window, where: { $0.orientation.allows(observed) }) {
      reinstate(place)
    }
    let refuted = refutable.take(in: window, where: { !$0.orientation.allows(observed) })
    for place in refuted where !isSettled || !isObserved(place) { suspend(place, by: event) }
    for place in unproved.take(in: window, where: { $0.orientation.only == observed }) {
      prove(place, by: event)
    }
  }

  /// The device was rotated, and what was observed just before is that rotation: it contradicts
  /// nothing.
  mutating func reinstate(suspendedBy sighting: UInt64, in window: WindowID) {
    for place in suspended.take(in: window, where: { _ in true }) {
      guard let entry = entries[place] else { continue }
      if entry.suspendedBy == sighting {
        hidden.remove(place)
      } else {
        suspended.add(place, entry.finding)
      }
    }
  }

  private func isObserved(_ place: Int) -> Bool {
    if case .observed? = entries[place]?.finding.basis { true } else { false }
  }

  /// Retracts what was found at an observation that something else explains.
  mutating func withdraw(
    _ sighting: UInt64, _ observed: InterfaceOrientation, in window: WindowID
  ) {
    for place in refutable.take(in: window, where: { $0.orientation.only == observed }) {
      if case .observed(sighting, _)? = entries[place]?.finding.basis { takeBack(place) }
    }
  }

  /// Records that a finding explains an observation.
  mutating func account(for sighting: UInt64, in window: WindowID) {
    let key = SightingKey(window: window, sequence: sighting)
    accounted = key
    if let place = unexplained.removeValue(forKey: key) { takeBack(place) }
  }

  /// Whether a finding explains an observation.
  func accounts(for sighting: UInt64, in window: WindowID) -> Bool {
    accounted == SightingKey(window: window, sequence: sighting)
  }

  /// Retracts what a detector found because of an event that turned out to be irrelevant.
  mutating func takeBack(
    _ id: Detector.ID, _ role: Finding.MaskRole, because event: UInt64
  ) {
    let places = entries.keys.filter { place in
      guard let finding = entries[place]?.finding else { return false }
      return finding.id == id && finding.maskRole == role && finding.evidence.contains(event)
    }
    for place in places { takeBack(place) }
  }

  private mutating func reinstate(_ place: Int) {
    guard let entry = entries[place] else { return }
    hidden.remove(place)
    refutable.add(place, entry.finding)
    if entry.isProvable { expectProof(of: place, entry.finding) }
  }

  private mutating func expectProof(of place: Int, _ finding: Finding) {
    if case .observed = finding.basis {} else { unproved.add(place, finding) }
  }

  private mutating func suspend(_ place: Int, by sighting: UInt64) {
    guard var entry = entries[place] else { return }
    // Once, which bounds the work. A later rotation does not confirm an orientation that the
    // interface only passed through.
    guard !entry.wasSuspended, entry.finding.maskRole != .passed else { return takeBack(place) }
    (entry.wasSuspended, entry.suspendedBy) = (true, sighting)
    entries[place] = entry
    hidden.insert(place)
    unproved.remove(place, entry.finding)
    suspended.add(place, entry.finding)
  }

  private mutating func prove(_ place: Int, by event: UInt64) {
    guard let finding = entries[place]?.finding else { return }
    account(for: event, in: finding.window)
    entries[place]?.finding.basis = .observed(event: event, instead: finding.basis.instead)
    if !finding.evidence.contains(event) { entries[place]?.finding.evidence.append(event) }
  }

  private mutating func takeBack(_ place: Int) {
    guard let entry = entries.removeValue(forKey: place) else { return }
    places[entry.key] = nil
    hidden.remove(place)
    curable.remove(place, entry.finding)
    refutable.remove(place, entry.finding)
    suspended.remove(place, entry.finding)
    unproved.remove(place, entry.finding)
    fatal.remove(place, entry.finding)
  }
}

/// Places of findings, indexed by the orientations that would contradict them.
private struct OpenFindings: Sendable {
  struct Kind: Hashable, Sendable {
    let orientation: InterfaceOrientationMask
    let allowed: InterfaceOrientationMask

    init(_ finding: Finding) { (orientation, allowed) = (finding.orientation, finding.allowed) }

    func isCured(by now: InterfaceOrientationMask) -> Bool {
      now.isSubset(of: allowed) && now.isDisjoint(with: orientation)
    }
  }

  // By window handle.
  private var kinds: ContiguousArray<[Kind: Set<Int>]> = []

  mutating func add(_ place: Int, _ finding: Finding) {
    let index = Int(finding.window.rawValue)
    kinds.grow(toHold: index, with: [:])
    kinds[index][Kind(finding), default: []].insert(place)
  }

  mutating func remove(_ place: Int, _ finding: Finding) {
    let index = Int(finding.window.rawValue)
    if index < kinds.count { kinds[index][Kind(finding)]?.remove(place) }
  }

  mutating func close() {
    for index in kinds.indices where !kinds[index].isEmpty { kinds[index].removeAll() }
  }

  mutating func close(_ window: WindowID) {
    let index = Int(window.rawValue)
    if index < kinds.count, !kinds[index].isEmpty { kinds[index].removeAll() }
  }

  /// Removes and returns those of a window that match a predicate.
  mutating func take(in window: WindowID, where isMeant: (Kind) -> Bool) -> Set<Int> {
    let index = Int(window.rawValue)
    guard index < kinds.count, !kinds[index].isEmpty else { return [] }
    return kinds[index].keys.filter(isMeant).reduce(into: []) { places, kind in
      places.formUnion(kinds[index].removeValue(forKey: kind) ?? [])
    }
  }
}
