package import SwivelModel
import SwivelText

extension Survey {
  /// Resolves the changes against the trace, once all of it was read.
  ///
  /// - Throws: ``ChangeError`` for a controller or an event that the trace does not have.
  package func plan(_ vocabulary: Vocabulary) throws(ChangeError) -> ChangePlan {
    var vocabulary = vocabulary
    var (settings, drops) = ([ChangePlan.Setting](), [ClosedRange<UInt64>]())
    for (index, change) in changes.enumerated() {
      switch change {
      case .set(let declaration):
        let setting = try setting(declaration, vocabulary.names)
        // Duplicates are ignored: the entries of a list are counted for the plan as a whole.
        if !settings.contains(where: { $0.declaration.repeats(declaration) }) {
          settings.append(setting)
        }
      case .drop(let numbers):
        try check(numbers, isFound: found.contains(index))
        drops.append(numbers)
      case .insert: break
      }
    }
    let insertions = try insertions(&vocabulary)
    return ChangePlan(vocabulary, settings: settings, insertions: insertions, drops: drops)
  }

  /// The number of occurrences of a name in the trace, and its handles.
  package func appearances(
    of name: String, _ names: NameTable
  ) -> (count: Int, controllers: [ControllerID]) {
    let all = appearances.filter { $0.key.name.flatMap { names[$0] } == name }
    let handles = Set(all.map(\.key.controller.rawValue)).sorted()
    return (all.values.reduce(0, +), handles.map { ControllerID(rawValue: $0) })
  }

  /// What a change replaces; `nil` if the trace did not record it.
  package func former(of change: Int) -> Former? { formers[change] }

  /// Checks that both ends of a range are within the trace, and that it contains an event.
  private func check(_ numbers: ClosedRange<UInt64>, isFound: Bool) throws(ChangeError) {
    if let lastSequence, numbers.lowerBound <= lastSequence, numbers.upperBound > lastSequence {
      throw missing(numbers.upperBound)
    }
    let isBehindFirst = firstSequence.map { numbers.lowerBound >= $0 } ?? false
    guard isFound, isBehindFirst else { throw missing(numbers.lowerBound) }
  }

  func missing(_ number: UInt64) -> ChangeError {
    .noEvent(number, first: firstSequence, last: lastSequence)
  }

  private func setting(
    _ declaration: Declaration, _ names: NameTable
  ) throws(ChangeError) -> ChangePlan.Setting {
    if declaration.entries != nil, goesOnFromState { throw .plistStored }
    guard let target = declaration.target else {
      return .init(declaration: declaration, names: nil)
    }
    guard let name = target.name else {
      try checkHandle(target)
      return .init(declaration: declaration, names: nil)
    }
    let known = appearances(of: name, names).controllers.map(\.rawValue)
    guard !known.isEmpty else { throw unknown(name, names) }
    if let handle = target.controller?.rawValue, !known.contains(handle) {
      throw .otherHandles(name: name, handle: handle, known: known)
    }
    let ids = appearances.keys.compactMap(\.name).filter { names[$0] == name }
    return .init(declaration: declaration, names: Set(ids))
  }

  private func checkHandle(_ target: Declaration.Target) throws(ChangeError) {
    guard let handle = target.controller else { return }
    let known = Set(appearances.keys.map(\.controller.rawValue))
    guard !known.contains(handle.rawValue) else { return }
    throw .unknown(
      .controller, "#\(handle.rawValue)", suggestion: nil, known: known.sorted().map { "#\($0)" })
  }

  private func unknown(_ name: String, _ names: NameTable) -> ChangeError {
    let known = Set(appearances.keys.compactMap { $0.name.flatMap { names[$0] } }).sorted()
    return .unknown(.controller, name, suggestion: nearest(name, in: known), known: known)
  }
}

extension Declaration {
  /// Whether another declaration sets the same, in any spelling.
  fileprivate func repeats(_ other: Self) -> Bool {
    kind == other.kind && target == other.target && edits == other.edits && entries == other.entries
  }

  /// The text of a replaced declaration, in the syntax of this one.
  package func text(of former: Survey.Former) -> String {
    guard let fields = EventSchema.known(code: kind.rawValue)?.fields else { return "" }
    guard entries == nil else {
      return former.numbers.map { FieldWords.text($0, as: fields[0].type) }.joined(separator: ",")
    }
    if kind == .device, let device = Device(number: former.numbers[0]),
      let word = DeviceWord.word(of: device)
    {
      return word
    }
    return edits.first.map { FieldWords.text(former.numbers[0], as: fields[$0.index].type) } ?? ""
  }
}

extension Insertion {
  /// The event with its number and a time; its names are added to a vocabulary.
  ///
  /// The line has neither number nor time.
  func event(at instant: Instant, _ vocabulary: inout Vocabulary) throws(ChangeError) -> Event {
    let start = Instant.start
    // Parsed as the successor of the previous event, so that causes can be given by number.
    let previous = place == 0 ? nil : previousEvent
    var reader = EventTextReader(vocabulary: vocabulary, after: previous, clock: { start })
    let item: TraceItem?
    do throws(TextError) {
      item = try reader.read(line: line)
    } catch {
      throw .unreadableEvent(error.description)
    }
    guard case .event(let event) = item else {
      throw .unreadableEvent("it must be one JSON object with a \"kind\"")
    }
    guard event.sequence == place else {
      throw .unreadableEvent("omit \"seq\" and \"t\", which follow from the place")
    }
    vocabulary = reader.vocabulary
    return Event(sequence: place, instant: instant, record: event.record)
  }

  private var previousEvent: Event {
    Event(
      sequence: min(place - 1, Event.latestSequence - 1), instant: .start, record: Record(code: 1))
  }
}
