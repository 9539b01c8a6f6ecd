public import SwivelModel

extension Finding {
  /// A line in the app's source.
  public struct Source: Hashable, Sendable {
    /// The path of the file.
    public let file: NameID
    /// The line, from 1; 0 if it is not known.
    public let line: UInt32
  }
}

/// Where the masks of controllers are declared, as recorded so far.
struct Declarations {
  private var places: [ControllerID?: Finding.Source] = [:]

  mutating func take(_ event: Event) {
    switch event.record.family {
    case .remark:
      guard case .declaredAt(let controller, let file, let line)? = RemarkFact(event.record) else {
        return
      }
      places[controller] = Finding.Source(file: file, line: line)
    // The handle refers to another controller from here on.
    case .controller where !places.isEmpty:
      if case .controller(let id, _, _)? = ControllerFact(event.record) { places[id] = nil }
    default: break
    }
  }

  /// Adds the place in the source where the problem can be fixed, if it was recorded: that of the
  /// decider, else that of the page.
  func locate(_ finding: inout Finding) {
    guard !places.isEmpty else { return }
    let isOfApp = finding.id == Detector.appMaskLimitsPage.id
    let parties = isOfApp ? [nil] : [finding.decider?.id, finding.page?.id].filter { $0 != nil }
    finding.source = parties.lazy.compactMap { places[$0] }.first
  }
}
