import SwivelModel
import SwivelRules

/// What was found and not taken back, and what may still be.
///
/// A log may hold as many findings as events, and something to take them back at each event: so
/// they are kept by what would take them back, and none is looked at twice.
struct Standing: Sendable {
  private struct Entry {
    let finding: Finding
    let key: Finding.Key
  }

  // By the order in which they were found.
  private var entries: [Int: Entry] = [:]
  private var seen: Set<Finding.Key> = []
  // Those that the app may still put right: the device was not turned since.
  private var curable = OpenFindings()
  // Those since UIKit last looked at their window.
  private var refutable = OpenFindings()

  /// How many were ever found.
  private(set) var count = 0

  /// All of them, in the order of the events.
  var findings: [Finding] { findings(since: 0) }

  /// Those that were found behind a number of others.
  func findings(since first: Int) -> [Finding] {
    // Most looks find nothing.
    first == count
      ? [] : entries.keys.filter { $0 >= first }.sorted().compactMap { entries[$0]?.finding }
  }

  /// Whether a problem was not found before; it is from then on.
  mutating func isNew(_ key: Finding.Key) -> Bool { seen.insert(key).inserted }

  mutating func add(_ finding: Finding, _ key: Finding.Key, isCurable: Bool) {
    entries[count] = Entry(finding: finding, key: key)
    if isCurable { curable.add(count, finding) }
    refutable.add(count, finding)
    count += 1
  }

  /// The device was turned: what is wrong now was felt.
  mutating func settle() { curable.close() }

  /// UIKit has looked at a window: what is seen later tells of that look.
  mutating func settle(_ window: WindowID) { refutable.close(window) }

  /// Takes back what the app itself has put right before the user could turn the device.
  mutating func cure(_ window: WindowID, by now: InterfaceOrientationMask) {
    for place in curable.take(in: window, where: { $0.isCured(by: now) }) { takeBack(place) }
  }

  /// Takes back what was concluded of a window since UIKit looked at it, and was then seen
  /// otherwise.
  mutating func refute(_ window: WindowID, by observed: InterfaceOrientation) {
    let places = refutable.take(in: window) { !$0.orientation.allows(observed) }
    for place in places { takeBack(place) }
  }

  private mutating func takeBack(_ place: Int) {
    guard let entry = entries.removeValue(forKey: place) else { return }
    seen.remove(entry.key)
    curable.remove(place, entry.finding)
    refutable.remove(place, entry.finding)
  }
}

/// Places of findings by what an interface would have to be to prove them wrong.
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

  /// Takes out those of a window that are of some kinds.
  mutating func take(in window: WindowID, where isMeant: (Kind) -> Bool) -> Set<Int> {
    let index = Int(window.rawValue)
    guard index < kinds.count else { return [] }
    return kinds[index].keys.filter(isMeant).reduce(into: []) { places, kind in
      places.formUnion(kinds[index].removeValue(forKey: kind) ?? [])
    }
  }
}
