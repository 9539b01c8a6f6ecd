extension Detector {
  /// Which problems one may be a consequence of: the part of a detector that is asked for each
  /// finding, without its texts, which take longer to copy.
  struct Kinship: Sendable {
    private(set) var causes: [ID] = []
    private(set) var isStanding = false
    /// Whether it may be the cause of any problem.
    private(set) var causesOthers = false

    private static let all: [ID: Self] = {
      let causes = Set(Detector.all.flatMap(\.consequenceOf))
      return Dictionary(
        uniqueKeysWithValues: Detector.all.map { detector in
          var kinship = Self()
          // What persists is found again in another orientation.
          kinship.causes = detector.consequenceOf + (detector.isStanding ? [detector.id] : [])
          kinship.isStanding = detector.isStanding
          kinship.causesOthers = detector.isStanding || causes.contains(detector.id)
          return (detector.id, kinship)
        })
    }()

    static func of(_ id: ID) -> Self { all[id] ?? Self() }
  }
}
