package import SwivelModel

/// Maps events to tokens: 64 bits that are equal for equal events.
///
/// Two bits are the event's ``EventRole``; the other 62 are a hash of the kind and the canonical
/// numbers, with names by text. In two runs of a million events, a collision happens once in some
/// millions of comparisons, and then hides one difference.
package struct Tokenizer: Sendable {
  private var identities = Identities()
  private let plans: ContiguousArray<TokenPlan>
  private let plainPlans: ContiguousArray<PlainPlan>
  private var isInSwipe = false
  private var swipe: UInt64 = 0

  /// Makes a tokenizer for one run.
  ///
  /// Annotations by people and tools are not behavior, and never compared.
  ///
  /// - Parameter ignored: The codes of kinds that are not compared.
  package init(ignoring ignored: Set<UInt8> = []) {
    let plans = ContiguousArray(
      (0...UInt8.max).map { code in
        let isRemark = code == EventCode.note.rawValue || code == EventCode.marker.rawValue
        return TokenPlan(
          CanonicalShape.all[Int(code)], code: code,
          isCompared: !isRemark && !ignored.contains(code))
      })
    (self.plans, plainPlans) = (plans, ContiguousArray(plans.map(PlainPlan.init)))
  }

  package mutating func restore(_ checkpoint: Checkpoint, names: NameTable) {
    guard let facts = SceneState(archived: checkpoint.facts) else { return }
    identities.restore(facts, names: names)
  }

  /// The token of the next event; `nil` if it is not compared.
  ///
  /// The number of samples of an interactive swipe depends on timing: of consecutive ones, only the
  /// first counts. Until ``finish(_:)``, handles resolve to the event's subjects.
  @inline(__always)
  package mutating func token(
    of record: Record, names: @autoclosure () -> NameTable
  ) -> UInt64? {
    plainToken(of: record) ?? token(of: record, plans[Int(record.code)], names)
  }

  /// The token of the next event on the fast path, for the most frequent kinds; they assign and
  /// release no handles.
  @inline(__always)
  mutating func plainToken(of record: Record) -> UInt64? {
    let plan = plainPlans[Int(record.code)]
    guard plan.isPlain else { return nil }
    isInSwipe = false
    let numbers = record.pairs
    var hash = plan.hash(of: numbers)
    if plan.controllerCount > 0 {
      let first = UInt32(truncatingIfNeeded: numbers.0)
      hash = hash.joined(identities.hash(ofController: first))
    }
    if plan.controllerCount > 1 {
      let second = UInt32(truncatingIfNeeded: numbers.0 >> 32)
      hash = hash.joined(identities.hash(ofController: second))
    }
    return hash.mixed & ~EventRole.mask | plan.role
  }

  // Separate from the fast path.
  @inline(never)
  private mutating func token(
    of record: Record, _ plan: TokenPlan, _ names: () -> NameTable
  ) -> UInt64? {
    // Only these assign a handle.
    if record.is(.controller) || record.is(.windowAdded) {
      identities.begin(record, names: names())
    }
    guard plan.isCompared else { return nil }
    let token = hash(record, plan, names) & ~EventRole.mask | UInt64(plan.role(of: record).rawValue)
    guard record.is(.interactivePopMoved) else {
      isInSwipe = false
      return token
    }
    let isRepeated = isInSwipe && swipe == token
    (isInSwipe, swipe) = (true, token)
    return isRepeated ? nil : token
  }

  /// Appends the identities of the event whose token was made last.
  mutating func addSubjects(of record: Record, to subjects: inout ContiguousArray<Identity>) {
    identities.addSubjects(of: record, to: &subjects)
  }

  /// Releases the handles that end with the event.
  package mutating func finish(_ record: Record) {
    // Only these release handles.
    if record.is(.controllerEnded) || record.is(.windowRemoved) || record.is(.sceneConnected) {
      identities.end(record)
    }
  }

  private mutating func hash(
    _ record: Record, _ plan: TokenPlan, _ names: () -> NameTable
  ) -> UInt64 {
    var hash = plainPlans[Int(record.code)].hash(of: record.pairs)
    var handles = plan.handles
    while handles != 0 {
      hash = hash.joined(word(record, handles.trailingZeroBitCount, plan, names))
      handles &= handles &- 1
    }
    return hash.mixed
  }

  private mutating func word(
    _ record: Record, _ index: Int, _ plan: TokenPlan, _ names: () -> NameTable
  ) -> UInt64 {
    var number = record[index]
    if plan.optionals & 1 << UInt8(index) != 0 {
      guard number != 0 else { return 0 }
      number -= 1
    }
    return switch plan.form(of: index) {
    case .controller: identities.hash(ofController: number)
    case .window: identities.hash(number, as: .window)
    case .scene: identities.hash(number, as: .scene)
    case .name: identities.hash(ofName: number, names())
    case .value, .presence, .leftOut: 1
    }
  }
}
