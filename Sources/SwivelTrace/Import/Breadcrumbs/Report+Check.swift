import SwivelText

extension Report {
  /// Throws if a report is of another system, or all breadcrumbs are another tool's, and nothing
  /// would be understood.
  static func check(
    _ trails: [Trail], isOf kind: ReportKind
  ) throws(ImportError) {
    if let system = trails.lazy.compactMap(\.facts.foreignSystem).first {
      throw .otherSystem(TextError.shortened(system))
    }
    let crumbs = trails.flatMap { $0.crumbs.map(\.value) }
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
}
