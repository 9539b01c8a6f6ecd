import SwivelModel
import SwivelRules

extension Replayer {
  /// Takes in an event of the kinds that most are of; `false`, changing nothing, for every other.
  ///
  /// Such an event is read where it lies, and only its numbers are handed over: to hand over all of
  /// it would be to copy it, and which way it goes would be known only behind that.
  @inline(__always)
  mutating func takeCommon(_ record: Record) -> Bool {
    switch record.code {
    case .supported: takeMask(record[0], record[1])
    case .childAdded: takeChild(EventCode.childAdded.rawValue, record[0], record[1])
    case .childRemoved:
      takeChild(EventCode.childRemoved.rawValue, record[0], record[1])
    case .deviceOrientation: takeTurn(record[0])
    case .interfaceOrientation: takeSighting(record[0], record[1])
    default: return false
    }
    return true
  }

  @inline(never)
  private mutating func takeMask(_ first: UInt32, _ second: UInt32) {
    let record = Record(.supported, first, second)
    guard let said = ControllerFact.supported(record) else { return }
    situation.facts.declare(said.mask, by: said.controller)
    // Most pages say what they allow, which is nothing to a root that answers for itself.
    if settled.allowance?.root == said.controller { settled.forget() }
  }

  @inline(never)
  private mutating func takeChild(_ code: UInt8, _ first: UInt32, _ second: UInt32) {
    if let fact = HierarchyFact(Record(code: code, count: 2, first: first, second)) { take(fact) }
  }

  @inline(never)
  private mutating func takeTurn(_ first: UInt32) {
    let record = Record(.deviceOrientation, first)
    if let told = DeviceFact.notified(record) { take(.notified(told)) }
  }

  @inline(never)
  private mutating func takeSighting(_ first: UInt32, _ second: UInt32) {
    let record = Record(.interfaceOrientation, first, second)
    if let seen = ObservationFact.interfaceOrientation(record) {
      observe(seen.orientation, in: seen.window)
    }
  }
}
