import SwivelFindings
import SwivelQueries

/// The problems of a trace after changes were tried: what goes in a replay with the change that
/// cures another problem is a consequence of that one.
struct TriedProblems: Sendable {
  // More are left as they are: each costs several replays.
  private static let limit = 5

  /// The problems, each with its consequences.
  let diagnoses: [Diagnosis]
  private let tries: [(problem: Finding, lines: [String])]

  /// Tries a change for each of the first problems.
  init(_ given: [Diagnosis], _ trial: ChangeTrial) {
    let run = given.isEmpty ? nil : trial.read()
    let cures = given.prefix(Self.limit).map { run?.cure(for: $0.root) }
    tries = zip(given, cures).map { ($0.root, trial.lines(of: $1)) }
    let causes = Self.causes(given, cures.map { $0?.fixed ?? [] })
    diagnoses = given.indices.filter { causes[$0] == nil }.map { place in
      given[place].adding(
        given.indices.filter { Self.first(of: $0, causes) == place }.map { given[$0] })
    }
  }

  /// The command that tries the change for a problem, with what it depends on.
  func lines(for problem: Finding) -> [String] {
    tries.first { $0.problem.isSame(as: problem) }?.lines ?? []
  }

  /// The commands that try a change.
  var commands: [(problem: Finding, command: String)] {
    tries.compactMap { tried in tried.lines.first.map { (tried.problem, $0) } }
  }

  /// The cause of each problem that another one's cure fixes.
  private static func causes(_ given: [Diagnosis], _ fixed: [[Finding]]) -> [Int: Int] {
    let cures = { (cause: Int, effect: Int) in
      fixed[cause].contains(where: given[effect].root.isSame)
    }
    var causes: [Int: Int] = [:]
    for cause in fixed.indices where causes[cause] == nil {
      for effect in fixed.indices where effect != cause && causes[effect] == nil {
        let isMutual = cures(effect, cause)
        let leads = given[cause].root.leads(given[effect].root, isMutual: isMutual)
        if cures(cause, effect), leads { causes[effect] = cause }
      }
    }
    return causes
  }

  /// The cause of all causes of a problem; `nil` if it has none.
  private static func first(of place: Int, _ causes: [Int: Int]) -> Int? {
    var found = causes[place]
    while let next = found.flatMap({ causes[$0] }) { found = next }
    return found
  }
}

extension Finding {
  /// Whether another problem that its cure fixes is its consequence: by the detectors, or else by
  /// the order of events.
  fileprivate func leads(_ other: Finding, isMutual: Bool) -> Bool {
    let isCaused = Detector.named(id)?.consequenceOf.contains(other.id) ?? false
    let isCause = Detector.named(other.id)?.consequenceOf.contains(id) ?? false
    if isCaused != isCause { return isCause || !isMutual }
    // Another page may be right only because it is now entered otherwise.
    let isSamePlace = page == other.page || decider != nil && decider == other.decider
    return isSamePlace && cause <= other.sequence
  }
}
