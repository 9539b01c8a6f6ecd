package import SwivelModel
import SwivelText

/// A crash or error report as a trace.
///
/// What the report lacks has no events: windows, masks, and UIKit's decisions.
package struct ImportedReport: Sendable {
  /// A larger file, in bytes, is rejected: the services' own limit.
  package static let maximumSize = 32 << 20

  /// The report's facts about the app and its environment.
  package private(set) var header = TraceHeader()
  /// The names of the events.
  package var vocabulary: Vocabulary { composer.vocabulary }
  /// The events.
  package private(set) var items: [TraceItem] = []
  /// How the breadcrumbs were used.
  package private(set) var counts = ImportCounts()

  private let kind: ReportKind
  private var composer = EventComposer()
  /// The events made of breadcrumbs.
  private var usedCount: UInt64 = 0
  private var repetitions = RepetitionFilter<Breadcrumb.Meaning>()
  private var pages = BreadcrumbPages()
  private var uikit = UIKitEventMaker()
  private var system: SystemVersion?
  private var device: Device?

  /// Reads a report, with stated facts in case it lacks them.
  ///
  /// - Throws: ``ImportError`` when it is not JSON or not in the tool's format.
  package init(
    _ kind: ReportKind, _ bytes: [UInt8], stated: StatedFacts = StatedFacts()
  ) throws(ImportError) {
    guard bytes.count <= Self.maximumSize else { throw .tooLarge(limit: Self.maximumSize) }
    self.kind = kind
    guard !bytes.starts(with: [0x1F, 0x8B]) else { throw .compressed }
    let file = try ReportFile(bytes)
    counts.replaced = UInt64(file.replacedCount)
    let trails = try Report(file.values).trails
    guard !trails.isEmpty else {
      throw kind == .xcresult ? .noActivities : file.isPacked ? .packedReplay : .noBreadcrumbs
    }
    try Report.check(trails, isOf: kind)
    describe(trails, stated)
    try follow(trails)
    // The app did not read it then: it is a note, not a device event.
    if let word = trails.lazy.compactMap(\.facts.lastOrientation).first {
      let text = "the report states the last orientation as \(TextError.shortened(word))"
      _ = composer.add(note: text)
    }
    items = composer.takeItems()
    counts.events = UInt64(items.count { if case .event = $0 { true } else { false } })
    counts.head = counts.events - usedCount
    _ = header.set(.source, to: "import \(kind.rawValue)")
    if let start = composer.start { _ = header.set(.start, to: start.iso8601) }
  }

  /// Describes the app, the system and the device of the first report.
  private mutating func describe(_ trails: [Report.Trail], _ stated: StatedFacts) {
    let facts = trails.first?.facts ?? ReportFacts()
    if let app = facts.app { _ = header.set(.app, to: app) }
    let model = facts.knownModel ?? stated.model
    // The header states what is true of all reports.
    if let system = facts.system ?? stated.system,
      trails.allSatisfy({ ($0.facts.system ?? system) == system })
    {
      _ = header.set(.system, to: "iOS \(system)")
    }
    if let model, trails.allSatisfy({ ($0.facts.knownModel ?? model) == model }) {
      _ = header.set(.device, to: model)
    }
    begin(
      facts.system ?? stated.system, model,
      model.flatMap { Device(identifier: $0) } ?? stated.device)
  }

  /// Records on what the next breadcrumbs were left, unless it is where those before were.
  private mutating func begin(_ system: SystemVersion?, _ model: String?, _ device: Device?) {
    if let system, system != self.system {
      composer.add(.session(.systemVersion(version: system)))
      self.system = system
    }
    if let device, device != self.device {
      let identifier = model.flatMap { composer.vocabulary.names.intern($0) }
      composer.add(.session(.device(model: device, identifier: identifier)))
      self.device = device
    }
  }

  private mutating func follow(_ trails: [Report.Trail]) throws(ImportError) {
    var seen: Set<[ParsedValue]> = []
    for trail in trails {
      // A report may contain a list twice, as recorded and as sent.
      guard seen.insert(trail.crumbs.map(\.value)).inserted || trail.crumbs.isEmpty else {
        counts.records += UInt64(trail.crumbs.count)
        counts.duplicates += UInt64(trail.crumbs.count)
        raise(trail.facts)
        continue
      }
      try follow(trail, isOneOfMany: trails.count > 1)
      raise(trail.facts)
    }
  }

  private mutating func follow(_ trail: Report.Trail, isOneOfMany: Bool) throws(ImportError) {
    var crumbs: [Breadcrumb] = []
    for (value, place) in trail.crumbs {
      crumbs.append(try kind.read(ReportObject(value, at: place)))
    }
    repetitions.reset()
    pages.reset()
    crumbs = Breadcrumb.ordered(crumbs)
    composer.beginRun(at: crumbs.lazy.compactMap(\.time).first)
    if isOneOfMany, let first = crumbs.first {
      composer.move(to: first.time)
      let facts = trail.facts
      begin(facts.system, facts.knownModel, facts.knownModel.flatMap { Device(identifier: $0) })
      _ = composer.add(note: trail.place.description)
    }
    for crumb in crumbs { take(crumb) }
  }

  /// Records the exceptions of a report, at its time.
  private mutating func raise(_ facts: ReportFacts) {
    guard !facts.failures.isEmpty else { return }
    composer.move(to: facts.time)
    for failure in facts.failures {
      _ = uikit.add(failure, at: nil, beside: AppFacts(), to: &composer)
    }
  }

  private mutating func take(_ crumb: Breadcrumb) {
    counts.records += 1
    for key in crumb.unusedKeys { counts.addUnused(key) }
    composer.move(to: crumb.time)
    if crumb.time == nil, crumb.meaning != .ignored { counts.assumedTimes += 1 }
    switch crumb.meaning {
    case .ignored: counts.ignored += 1
    case .unknown: counts.unknown += 1
    case .device, .phase, .page, .shape, .route, .message:
      guard !repetitions.isRepetition(crumb.meaning, on: crumb.meaning.subject, at: crumb.time)
      else {
        counts.duplicates += 1
        return
      }
      let first = composer.nextSequence
      let hasRoom = record(crumb.meaning, at: crumb.time)
      usedCount += composer.nextSequence - first
      if !hasRoom { reject() }
    }
  }

  /// Counts a breadcrumb as a loss, because there is no room for its names.
  private mutating func reject() {
    counts.rejected += 1
    counts.faults = ["a breadcrumb: more than \(NameTable.maximumCount) names"]
    composer.add(Loss(count: 1, reason: .unreadable))
  }

  /// Records a breadcrumb; `false` if there is no room for its names.
  private mutating func record(_ meaning: Breadcrumb.Meaning, at time: WallTime?) -> Bool {
    switch meaning {
    case .device(let fact): composer.add(.device(fact))
    case .phase(let phase): composer.add(.session(.phase(phase: phase)))
    case .page(let page): return pages.add(page, to: &composer)
    case .shape(let shape):
      let window = WindowID(rawValue: 0)
      composer.add(.observation(.windowBounds(window: window, shape: shape)))
    case .route(let route): return composer.add(note: "route \(route)")
    case .message(let text):
      if uikit.add(text, at: time, beside: AppFacts(), to: &composer) != .told {
        counts.unknown += 1
      }
    case .ignored, .unknown: break
    }
    return true
  }
}

extension ReportFacts {
  /// The identifier of the hardware, if its device is known.
  fileprivate var knownModel: String? { model.flatMap { Device(identifier: $0) == nil ? nil : $0 } }
}
