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

  /// Reads a report, with stated facts in case it lacks them.
  ///
  /// - Throws: ``ImportError`` when it is not JSON or not in the tool's format.
  package init(
    _ kind: ReportKind, _ bytes: [UInt8], stated: StatedFacts = StatedFacts()
  ) throws(ImportError) {
    guard bytes.count <= Self.maximumSize else { throw .tooLarge(limit: Self.maximumSize) }
    self.kind = kind
    let (values, replacedCount) = try Self.values(bytes)
    counts.replaced = UInt64(replacedCount)
    let report = try Report(values)
    guard !report.trails.isEmpty else { throw .noBreadcrumbs }
    try Self.check(report, isOf: kind)
    describe(report, stated)
    try follow(report.trails)
    // The app did not read it then: it is a note, not a device event.
    if let word = report.lastOrientation {
      let text = "the report states the last orientation as \(TextError.shortened(word))"
      _ = composer.add(note: text)
    }
    items = composer.takeItems()
    counts.events = UInt64(items.count)
    counts.head = counts.events - usedCount
    _ = header.set(.source, to: "import \(kind.rawValue)")
    if let start = composer.start { _ = header.set(.start, to: start.iso8601) }
  }

  private static func values(_ bytes: [UInt8]) throws(ImportError) -> ([ParsedValue], Int) {
    // Items of an envelope may be anything, such as a picture.
    let parts = SentryEnvelope(bytes[...])?.contents ?? [bytes[...]]
    var replacedCount = 0
    var values: [ParsedValue] = []
    for part in parts {
      var reader = ForeignJSON(part)
      do throws(JSONError) {
        while let value = try reader.next() { values.append(value) }
      } catch {
        // The lines are those of the file.
        throw ImportError(error, after: bytes[..<part.startIndex].count { $0 == 0x0A })
      }
      replacedCount += reader.replacedCount
    }
    return (values, replacedCount)
  }

  /// Throws if all breadcrumbs are another tool's, of which nothing would be understood.
  private static func check(_ report: Report, isOf kind: ReportKind) throws(ImportError) {
    let crumbs = report.trails.flatMap { $0.crumbs.map(\.value) }
    guard !kind.hasLeft(anyOf: crumbs) else { return }
    if let other = ReportKind.allCases.first(where: { $0.hasLeft(anyOf: crumbs) }) {
      throw .breadcrumbs(of: other)
    }
    if ReportKind.isCrashlytics(crumbs) { throw .crashlyticsBreadcrumbs }
    let isForeign = crumbs.allSatisfy { crumb in
      guard case .object(let members) = crumb else { return false }
      return !members.members.isEmpty && ReportKind.commonKeys.allSatisfy { members[$0] == nil }
    }
    if isForeign, !crumbs.isEmpty { throw .foreignBreadcrumbs }
  }

  private mutating func describe(_ report: Report, _ stated: StatedFacts) {
    if let app = report.app { _ = header.set(.app, to: app) }
    if let system = report.system ?? stated.system {
      _ = header.set(.system, to: "iOS \(system)")
      composer.add(.session(.systemVersion(version: system)))
    }
    let model = report.model.flatMap { Device(identifier: $0) == nil ? nil : $0 } ?? stated.model
    if let device = model.flatMap({ Device(identifier: $0) }) ?? stated.device {
      if let model { _ = header.set(.device, to: model) }
      let identifier = model.flatMap { composer.vocabulary.names.intern($0) }
      composer.add(.session(.device(model: device, identifier: identifier)))
    }
  }

  private mutating func follow(_ trails: [Report.Trail]) throws(ImportError) {
    var seen: Set<[ParsedValue]> = []
    for trail in trails {
      // A report may contain a list twice, as recorded and as sent.
      guard seen.insert(trail.crumbs.map(\.value)).inserted || trail.crumbs.isEmpty else {
        counts.records += UInt64(trail.crumbs.count)
        counts.duplicates += UInt64(trail.crumbs.count)
        continue
      }
      try follow(trail, isOneOfMany: trails.count > 1)
    }
  }

  private mutating func follow(_ trail: Report.Trail, isOneOfMany: Bool) throws(ImportError) {
    var crumbs: [Breadcrumb] = []
    for (value, place) in trail.crumbs {
      crumbs.append(try kind.read(ReportObject(value, at: place)))
    }
    repetitions.reset()
    pages.reset()
    composer.beginRun(at: crumbs.lazy.compactMap(\.time).first)
    if isOneOfMany, let first = crumbs.first {
      composer.move(to: first.time)
      _ = composer.add(note: trail.place)
    }
    for crumb in crumbs { take(crumb) }
  }

  private mutating func take(_ crumb: Breadcrumb) {
    counts.records += 1
    for key in crumb.unusedKeys { counts.addUnused(key) }
    composer.move(to: crumb.time)
    if crumb.time == nil, crumb.meaning != .ignored { counts.assumedTimes += 1 }
    switch crumb.meaning {
    case .ignored: counts.ignored += 1
    case .unknown: counts.unknown += 1
    case .device, .phase, .page, .shape, .route:
      guard !repetitions.isRepetition(crumb.meaning, on: crumb.meaning.subject, at: crumb.time)
      else {
        counts.duplicates += 1
        return
      }
      let first = composer.nextSequence
      // Without room for its names it cannot be recorded.
      if !record(crumb.meaning) { counts.unknown += 1 }
      usedCount += composer.nextSequence - first
    }
  }

  private mutating func record(_ meaning: Breadcrumb.Meaning) -> Bool {
    switch meaning {
    case .device(let fact): composer.add(.device(fact))
    case .phase(let phase): composer.add(.session(.phase(phase: phase)))
    case .page(let page): return pages.add(page, to: &composer)
    case .shape(let shape):
      let window = WindowID(rawValue: 0)
      composer.add(.observation(.windowBounds(window: window, shape: shape)))
    case .route(let route): return composer.add(note: "route \(route)")
    case .ignored, .unknown: break
    }
    return true
  }
}
