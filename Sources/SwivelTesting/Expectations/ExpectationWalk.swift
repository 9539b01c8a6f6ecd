import SwivelFindings
import SwivelModel
import SwivelReports
import SwivelText

/// Matches a trace against expectations in order.
struct ExpectationWalk {
  /// What was missed.
  private(set) var misses: [Miss] = []

  private let trace: Trace
  private let course: Course
  private let isExhaustive: Bool
  private let window: String
  // The first rotation that no expectation has matched yet.
  private var next = 0
  // After a missed ordered expectation, later ones would only repeat the failure.
  private var isLost = false
  private var named: Set<Detector.ID> = []
  private var place: SourcePlace

  init(_ trace: Trace, in window: WindowID?, isExhaustive: Bool, at place: SourcePlace) {
    (self.trace, self.isExhaustive, self.place) = (trace, isExhaustive, place)
    course = Course(trace, in: window)
    self.window = window.map { "window \($0.rawValue)" } ?? "the main window"
  }

  /// Matches the next expectation.
  mutating func take(_ placed: PlacedExpectation) {
    let end = place
    defer { place = end }
    place = placed.place
    let expectation = placed.expectation
    switch expectation {
    case .starts(let mask): starts(mask, expectation)
    case .then, .rotates, .settles: if !isLost { follow(expectation) }
    case .ends(let mask): ends(mask, expectation)
    case .neverFinds(let id): neverFinds(id, expectation)
    case .neverIn(let mask): neverIn(mask, expectation)
    case .finds(let id): finds(id, expectation)
    }
  }

  /// Checks for unmatched rotations and findings, if the match must be exhaustive.
  mutating func end() {
    guard isExhaustive else { return }
    if !isLost {
      for turn in course.turns[next...] {
        miss(
          "A rotation was not expected", "no further rotation of \(window)",
          .step(turn.step, remark: nil))
      }
    }
    for finding in trace.findings where !named.contains(finding.id) {
      miss("A finding was not expected", "no other finding", .finding(finding))
    }
  }
}

// MARK: - In order

extension ExpectationWalk {
  private mutating func starts(_ mask: InterfaceOrientationMask, _ expectation: TraceExpectation) {
    guard let start = course.start, start.orientation.isSubset(of: mask) else {
      return miss(
        "\(expectation.title) was not met", "\(window) starts in \(mask.alternativesOrAny)",
        instead(course.start))
    }
  }

  private mutating func ends(_ mask: InterfaceOrientationMask, _ expectation: TraceExpectation) {
    guard let last = course.last, last.orientation.isSubset(of: mask) else {
      return miss(
        "\(expectation.title) was not met", "\(window) ends in \(mask.alternativesOrAny)",
        refusal(of: mask) ?? instead(course.last))
    }
    if !isExhaustive { next = course.turns.count }
  }

  private mutating func follow(_ expectation: TraceExpectation) {
    let ahead = course.turns[next...]
    switch expectation {
    case .then(let mask):
      guard let turn = ahead.first, turn.orientation.isSubset(of: mask) else { break }
      next += 1
      return
    case .rotates(let mask, let reason):
      let found = ahead.firstIndex { $0.isRotation(to: mask, because: reason) }
      guard let found, !isExhaustive || found == next else { break }
      next = found + 1
      return
    case .settles(let mask, let span):
      guard let end = settling(on: mask, within: span) else { break }
      next = end
      return
    case .starts, .ends, .neverFinds, .neverIn, .finds: break
    }
    isLost = true
    miss("\(expectation.title) was not met", words(for: expectation), near(expectation))
  }

  /// The end of the rotations that settle in an orientation within a time.
  private func settling(on mask: InterfaceOrientationMask, within span: TimeSpan) -> Int? {
    for first in next..<course.turns.count {
      let began = course.turns[first].began
      let last = course.turns.lastIndex { TimeSpan(from: began, to: $0.step.instant) <= span }
      if let last, last >= first, course.turns[last].orientation.isSubset(of: mask),
        TimeSpan(from: began, to: course.turns[last].settled) <= span
      {
        return last + 1
      }
      if isExhaustive { return nil }
    }
    return nil
  }

  private func words(for expectation: TraceExpectation) -> String {
    let before = next == 0 ? course.start : course.turns[next - 1]
    let position = before.map { "after event \($0.step.event) (\($0.step.instant.text)), " } ?? ""
    return "\(position)\(window) \(expectation.words)"
  }

  /// The closest match for an expectation.
  private func near(_ expectation: TraceExpectation) -> Miss.Instead {
    let ahead = course.turns[next...]
    if case .rotates(let mask, _) = expectation, !isExhaustive,
      let turn = ahead.first(where: { $0.orientation.isSubset(of: mask) })
    {
      let unknown = trace.unknownController(in: expectation)
      return .step(turn.step, remark: unknown ?? "it rotated there for another reason")
    }
    if case .settles(let mask, let span) = expectation,
      let turn = ahead.first(where: { $0.orientation.isSubset(of: mask) })
    {
      let took = TimeSpan(from: turn.began, to: turn.settled)
      return .step(
        turn.step, remark: took <= span ? "it did not settle there" : "it took \(took.text)")
    }
    if let turn = ahead.first { return .step(turn.step, remark: nil) }
    let held = held(after: next == 0 ? course.start : course.turns[next - 1])
    guard let step = held.first(where: { $0.isWanted(in: expectation.mask) }) ?? held.last else {
      return .nothing("no further rotation")
    }
    return .step(step, remark: nil)
  }

  /// The last step at which the interface was to rotate to one of some orientations and did not.
  private func refusal(of mask: InterfaceOrientationMask) -> Miss.Instead? {
    held(after: course.last).last { $0.isWanted(in: mask) }.map { .step($0, remark: nil) }
  }

  /// The steps after a rotation at which UIKit evaluated the window and it stayed.
  private func held(after turn: Course.Turn?) -> [Trace.Step] {
    let first = turn?.step.event ?? 0
    return trace.timeline.filter { step in
      step.kind == .stayed && step.event > first && course.start?.step.window == step.window
    }
  }

  private func instead(_ turn: Course.Turn?) -> Miss.Instead {
    turn.map { turn in
      .step(turn.step, remark: "the interface was in \(turn.orientation.alternatives)")
    } ?? .nothing("the orientation of \(window) is unknown")
  }
}

// MARK: - Anywhere

extension ExpectationWalk {
  private mutating func neverFinds(_ id: Detector.ID, _ expectation: TraceExpectation) {
    guard isKnown(id, expectation) else { return }
    for finding in trace.findings where finding.id == id {
      miss("\(expectation.title) was not met", "\(id.rawValue) is not found", .finding(finding))
    }
    // If nothing can be found, the absence of findings proves nothing.
    let missing = trace.verdict.missing
    guard !missing.isEmpty else { return }
    miss(
      "\(expectation.title) was not met", "a trace in which \(id.rawValue) could be found",
      .nothing(missing.sentence))
  }

  private mutating func finds(_ id: Detector.ID, _ expectation: TraceExpectation) {
    guard isKnown(id, expectation) else { return }
    named.insert(id)
    guard !trace.findings.contains(where: { $0.id == id }) else { return }
    let others = Set(trace.findings.map(\.id.rawValue)).sorted().joined(separator: ", ")
    miss(
      "\(expectation.title) was not met", "\(id.rawValue) is found",
      .nothing(others.isEmpty ? "no findings" : "only \(others)"))
  }

  private mutating func neverIn(
    _ mask: InterfaceOrientationMask, _ expectation: TraceExpectation
  ) {
    let course = [course.start].compactMap { $0 } + course.turns
    guard !course.isEmpty else {
      return miss(
        "\(expectation.title) was not met", "\(window) is never in \(mask.alternativesOrAny)",
        .nothing("the orientation of \(window) is unknown"))
    }
    guard let turn = course.first(where: { !$0.orientation.isDisjoint(with: mask) }) else { return }
    let remark = turn.orientation.isSubset(of: mask) ? nil : "which one is unknown"
    miss(
      "\(expectation.title) was not met", "\(window) is never in \(mask.alternativesOrAny)",
      .step(turn.step, remark: remark))
  }

  private mutating func isKnown(_ id: Detector.ID, _ expectation: TraceExpectation) -> Bool {
    if Detector.named(id) != nil { return true }
    miss(
      "\(expectation.title) was not met", "\(id.rawValue) is the id of a finding",
      .nothing(
        "there is no such id\(hint(for: id.rawValue, in: Detector.all.map(\.id.rawValue))); "
          + "swivel explain lists all"))
    return false
  }

  private mutating func miss(_ title: String, _ expected: String, _ instead: Miss.Instead) {
    misses.append(Miss(title: title, expected: expected, instead: instead, place: place))
  }
}

extension Trace {
  /// The remark that no controller has the name in an expectation, with the name that may be meant;
  /// `nil` if one has it.
  fileprivate func unknownController(in expectation: TraceExpectation) -> String? {
    guard case .rotates(_, .controller(let name)?) = expectation else { return nil }
    let known = Set(timeline.flatMap(\.controllers) + controllerNames)
    guard !known.contains(name) else { return nil }
    let question = nearest(name, in: known).map { "; did you mean \($0)?" } ?? ""
    return "no controller in this trace is named \(name)\(question)"
  }

  private var controllerNames: [String] {
    events.compactMap { event in
      guard case .controller(.controller(_, _, let name?)) = event.kind else { return nil }
      return names[name]
    }
  }
}

extension Trace.Step {
  fileprivate func isWanted(in mask: InterfaceOrientationMask) -> Bool {
    wanted.map(mask.allows) ?? false
  }
}

extension Course.Turn {
  fileprivate func isRotation(
    to mask: InterfaceOrientationMask, because reason: TurnReason?
  ) -> Bool {
    orientation.isSubset(of: mask) && reason?.explains(step) ?? true
  }
}
